import { Package } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { routes } from '../../app/routes.ts'
import { useLayout } from '../../features/preferences/use-preference.ts'
import { usersApi } from '../../features/users/users.endpoints.ts'
import { useViewer } from '../../lib/viewer.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { TabLinks } from '../../ui/TabLinks.tsx'
import { ProfileHeader } from '../public-profile/ProfileHeader.tsx'
import { DealCard } from '../shared/DealCard.tsx'
import { DealFeedSkeleton } from '../shared/DealFeedSkeleton.tsx'
import { DealList } from '../shared/DealList.tsx'
import { plainPage } from '../shared/page-styles.ts'
import { DraftList } from './DraftList.tsx'
import { ownPostsApi } from './own-posts.endpoints.ts'
import { profileTabFrom, profileTabs, statusesOfTab } from './profile-tabs.ts'

/** A member's own profile: what everybody sees, and what only the member does. */
export function ProfileScreen() {
  const username = useViewer()?.username ?? ''
  const { data: profile } = usersApi.useGetProfileQuery(username, { skip: username === '' })
  const tab = profileTabFrom(useSearchParams()[0])
  const links = profileTabs.map(({ value, label }) => ({
    to: value === 'posts' ? routes.profile.to() : `${routes.profile.to()}?tab=${value}`,
    label,
    current: value === tab,
  }))
  return (
    <div className="wrap" css={plainPage}>
      <ProfileHeader
        profile={profile}
        actions={
          <>
            <ButtonLink to={routes.user.to(username)} variant="quiet">
              As others see it
            </ButtonLink>
            <ButtonLink to={routes.settings.to('profile')}>Edit profile</ButtonLink>
          </>
        }
      />
      <TabLinks label="What you wrote" links={links} />
      <div css={{ paddingTop: 'var(--s5)' }}>
        {tab === 'drafts' ? <DraftList /> : <OwnPosts username={username} tab={tab} />}
      </div>
    </div>
  )
}

interface OwnPostsProps {
  readonly username: string
  readonly tab: keyof typeof statusesOfTab
}

const empty = {
  posts: 'Nothing posted yet.',
  review: 'Nothing waits for review.',
  deleted: 'Nothing was deleted.',
} as const

function OwnPosts({ username, tab }: OwnPostsProps) {
  const [layout] = useLayout()
  const question = { username, statuses: statusesOfTab[tab] }
  const { currentData, isError, refetch } = ownPostsApi.useListOwnPostsQuery(question, {
    refetchOnMountOrArgChange: true,
  })
  if (isError) {
    return <ErrorState text="Network response was not ok" onRetry={() => void refetch()} />
  }
  if (currentData === undefined) {
    return <DealFeedSkeleton layout={layout} count={4} />
  }
  if (currentData.posts.length === 0) {
    const action = <ButtonLink to={routes.submit.to()}>Create a post</ButtonLink>
    return <EmptyState icon={<Package />} text={empty[tab]} {...(tab === 'posts' ? { action } : {})} />
  }
  return (
    <DealList data-layout={layout}>
      {currentData.posts.map((post) => (
        <DealCard key={post.id} post={post} />
      ))}
    </DealList>
  )
}
