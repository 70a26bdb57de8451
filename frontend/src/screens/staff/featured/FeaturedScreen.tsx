import { mostFeaturedAtOnce, type FeaturedPost } from '@deals/events'
import { featuredApi } from '../../../features/featured/featured.endpoints.ts'
import { absoluteTime } from '../../../lib/relative-time.ts'
import { routes } from '../../../lib/routes.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Button } from '../../../ui/Button.tsx'
import { StatusTag } from '../../../ui/StatusTag.tsx'
import { Loaded } from '../../shared/Loaded.tsx'
import { tellOutcome } from '../../shared/tell-outcome.ts'
import { WideTable } from '../../shared/WideTable.tsx'
import { ByWhom } from '../ByWhom.tsx'
import { StaffFrame } from '../StaffFrame.tsx'
import { StaffSection } from '../staff-styles.ts'
import { FeatureForm } from './FeatureForm.tsx'

const states = [
  { state: 'current', title: 'Now', empty: 'No post is featured now.' },
  { state: 'coming', title: 'Coming', empty: 'No post is planned.' },
] as const

/** Which posts stand first on the home page, now and later, and the way to put others there. */
export function FeaturedScreen() {
  const answer = featuredApi.useListStaffFeaturedQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <StaffFrame part="featured" title="Featured posts">
      <p className="muted" css={{ marginBottom: 'var(--s4)' }}>
        At most {mostFeaturedAtOnce} posts stand first on the home page at any one time, marked “Featured”.
      </p>
      <FeatureForm />
      <Loaded answer={answer} name="the featured posts" height="20rem">
        {({ featured }) =>
          states.map(({ state, title, empty }) => (
            <StaffSection key={state} aria-label={title} css={{ marginTop: 'var(--s8)' }}>
              <h2>{title}</h2>
              <List label={title} empty={empty} featured={featured.filter((one) => one.state === state)} />
            </StaffSection>
          ))
        }
      </Loaded>
    </StaffFrame>
  )
}

const columns = [
  ...[{ title: 'Post' }, { title: 'From (UTC)' }, { title: 'Until (UTC)' }, { title: 'By' }],
  { title: 'What to do', isHidden: true },
]

interface ListProps {
  readonly label: string
  readonly empty: string
  readonly featured: readonly FeaturedPost[]
}

function List({ label, empty, featured }: ListProps) {
  if (featured.length === 0) {
    return <p className="muted">{empty}</p>
  }
  return (
    <WideTable label={`Featured: ${label.toLowerCase()}`} columns={columns} phone="blocks">
      {featured.map(({ postId, title, status, startsAt, endsAt, by, actor }) => (
        <tr key={postId}>
          <th scope="row">
            <Anchor to={routes.post.to(postId)}>{title}</Anchor>{' '}
            {status !== 'active' && (
              <>
                <StatusTag status={status} /> <small className="muted">not shown</small>
              </>
            )}
          </th>
          <td data-said="From" data-utc>
            {absoluteTime(startsAt)}
          </td>
          <td data-said="Until" data-utc>
            {absoluteTime(endsAt)}
          </td>
          <td data-said="By">
            <ByWhom by={by} actor={actor} />
          </td>
          <td>
            <Remove postId={postId} title={title} />
          </td>
        </tr>
      ))}
    </WideTable>
  )
}

function Remove({ postId, title }: Pick<FeaturedPost, 'postId' | 'title'>) {
  const [unfeature, { isLoading }] = featuredApi.useUnfeaturePostMutation()
  const remove = async () => {
    const { error } = await unfeature(postId)
    tellOutcome(error, 'Featured no longer', 'Not removed')
  }
  return (
    <Button size="sm" busy={isLoading} aria-label={`Remove: ${title}`} onClick={() => void remove()}>
      Remove
    </Button>
  )
}
