import { useSearchParams } from 'react-router-dom'
import { usersApi } from '../../features/users/users.endpoints.ts'
import { routes } from '../../lib/routes.ts'
import { useViewer } from '../../lib/viewer.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { TabLinks } from '../../ui/TabLinks.tsx'
import { ProfileHeader } from '../public-profile/ProfileHeader.tsx'
import { DealFeed } from '../shared/DealFeed.tsx'
import { plainPage } from '../shared/page-styles.ts'
import { DraftList } from './DraftList.tsx'
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
            <ButtonLink to={routes.user.to(username)}>As others see it</ButtonLink>
            <ButtonLink to={routes.settings.to('standing')}>My standing</ButtonLink>
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

/** What changed elsewhere, such as a decision of moderators, is seen whenever the tab is opened. */
function OwnPosts({ username, tab }: OwnPostsProps) {
  const question = { username, statuses: statusesOfTab[tab] }
  const { currentData, ...answer } = usersApi.useListPostsOfUserInfiniteQuery(question, {
    refetchOnMountOrArgChange: true,
  })
  const action = tab === 'posts' ? <ButtonLink to={routes.submit.to()}>Create a post</ButtonLink> : undefined
  return <DealFeed answer={{ ...answer, data: currentData }} emptyText={empty[tab]} emptyAction={action} isWhole />
}
