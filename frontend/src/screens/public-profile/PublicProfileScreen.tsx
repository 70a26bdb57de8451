import { EyeOff } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { canModerate, userPostOrders, type PublicProfile, type UserPostOrder } from '@deals/events'
import { usersApi } from '../../features/users/users.endpoints.ts'
import { statusOf } from '../../lib/api-problem.ts'
import { routes } from '../../lib/routes.ts'
import { useViewer } from '../../lib/viewer.ts'
import { Alert } from '../../ui/Alert.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Select, type Choice } from '../../ui/Select.tsx'
import { TabLinks } from '../../ui/TabLinks.tsx'
import { NotFoundScreen } from '../not-found/NotFoundScreen.tsx'
import { DealFeed } from '../shared/DealFeed.tsx'
import { HowReliable } from '../shared/HowReliable.tsx'
import { MuteButton } from '../shared/MuteButton.tsx'
import { plainPage } from '../shared/page-styles.ts'
import { ModeratorBar } from './ModeratorBar.tsx'
import { ProfileHeader } from './ProfileHeader.tsx'
import { UserComments } from './UserComments.tsx'
import { UserVotes } from './UserVotes.tsx'

/** A member as everybody sees them. */
export function PublicProfileScreen() {
  const { username = '' } = useParams()
  const viewer = useViewer()
  const { data: profile, error, refetch } = usersApi.useGetProfileQuery(username)
  if (statusOf(error) === 404) {
    return <NotFoundScreen title="User not found" text="No member has this name." />
  }
  if (profile === undefined && error !== undefined) {
    return <ErrorState text="Network response was not ok" onRetry={() => void refetch()} />
  }
  if (profile !== undefined && profile.username !== username) {
    return <RenamedUser to={profile.username} />
  }
  const isMutable = viewer !== null && profile !== undefined && profile.username !== viewer.username
  return (
    <div className="wrap" css={plainPage}>
      <ProfileHeader
        profile={profile}
        actions={isMutable ? <MuteButton list="members" value={profile.username} name={profile.username} /> : undefined}
      />
      {profile !== undefined && canModerate(viewer) && <ModeratorBar username={profile.username} />}
      {profile?.active === false && <Alert variant="warn">This account is no longer active.</Alert>}
      <HowReliable whose={{ member: username }} />
      <ProfileTabs username={username} profile={profile} />
    </div>
  )
}

/** A name that somebody had leads on to the one that they have, which takes its place in the history of the browser. */
function RenamedUser({ to }: { readonly to: string }) {
  const navigate = useNavigate()
  const { search } = useLocation()
  useEffect(() => {
    void navigate({ pathname: routes.user.to(to), search }, { replace: true })
  }, [navigate, to, search])
  return (
    <div className="wrap" css={plainPage}>
      <ProfileHeader profile={undefined} />
    </div>
  )
}

interface ProfileTabsProps {
  readonly username: string
  readonly profile: PublicProfile | undefined
}

function ProfileTabs({ username, profile }: ProfileTabsProps) {
  const [params] = useSearchParams()
  const tab = tabFrom(params)
  const here = routes.user.to(username)
  return (
    <>
      <TabLinks
        label={`What ${username} wrote`}
        links={[
          { to: here, label: 'Active posts', current: tab === 'active' },
          { to: `${here}?tab=expired`, label: 'Expired posts', current: tab === 'expired' },
          ...others
            .filter(({ value }) => tab === value || profile?.visible[value] === true)
            .map(({ value, label }) => ({ to: `${here}?tab=${value}`, label, current: tab === value })),
        ]}
      />
      <div css={{ paddingTop: 'var(--s5)' }}>
        <TabContent tab={tab} username={username} profile={profile} />
      </div>
    </>
  )
}

const others = [
  { value: 'comments', label: 'Comments' },
  { value: 'votes', label: 'Votes' },
] as const

function TabContent({ tab, username, profile }: ProfileTabsProps & { readonly tab: ProfileTab }) {
  if (tab === 'active' || tab === 'expired') {
    return <UserPosts username={username} />
  }
  if (profile?.visible[tab] === false) {
    return <EmptyState icon={<EyeOff />} text={`${profile.username} does not show this.`} />
  }
  return (
    <>
      {profile?.shown[tab] === false && <OnlySome tab={tab} />}
      {tab === 'comments' ? <UserComments username={username} /> : <UserVotes username={username} />}
    </>
  )
}

/** Who sees what is not shown to everybody should know that others do not. */
const OnlySome = ({ tab }: { readonly tab: 'comments' | 'votes' }) => (
  <p className="muted" css={{ marginBottom: 'var(--s4)' }}>
    {tab === 'comments' ? 'Only the member and moderators see this.' : 'Only you see this.'}
  </p>
)

const orders: readonly Choice<UserPostOrder>[] = [
  { value: 'newest', label: 'Newest' },
  { value: 'best', label: 'Best' },
  { value: 'oldest', label: 'Oldest' },
]

function UserPosts({ username }: { readonly username: string }) {
  const [params, setParams] = useSearchParams()
  const asked = postsAsked(username, params)
  const { currentData, ...answer } = usersApi.useListPostsOfUserInfiniteQuery(asked)
  const sort = (order: UserPostOrder) => {
    const next = new URLSearchParams(params)
    next.set('sort', order)
    setParams(next, { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <div css={{ display: 'flex', justifyContent: 'flex-end', marginBottom: 'var(--s4)' }}>
        <Select label="Sort by" value={asked.sortOrder} options={orders} onChange={sort} />
      </div>
      <DealFeed answer={{ ...answer, data: currentData }} emptyText="No posts here yet." isWhole />
    </>
  )
}

/** What is shown of a member. */
const tabs = ['active', 'expired', 'comments', 'votes'] as const
export type ProfileTab = (typeof tabs)[number]

/** The tab that the address names. */
export function tabFrom(params: URLSearchParams): ProfileTab {
  const asked = params.get('tab')
  return tabs.find((tab) => tab === asked) ?? 'active'
}

/** Which posts of a member the address asks for, and in which order. */
export function postsAsked(username: string, params: URLSearchParams) {
  const sortOrder: UserPostOrder = userPostOrders.find((order) => order === params.get('sort')) ?? 'newest'
  return { username, statuses: [params.get('tab') === 'expired' ? 'expired' : 'active'], sortOrder } as const
}
