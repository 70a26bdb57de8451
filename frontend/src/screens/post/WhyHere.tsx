import { counted, type PostDetails, type RankView } from '@deals/events'
import { standingApi } from '../../features/history/standing.endpoints.ts'
import { useIsBefore } from '../../lib/clock.slice.ts'
import { routes } from '../../lib/routes.ts'
import { useViewer } from '../../lib/viewer.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { linkInWords } from '../shared/page-styles.ts'

const termNames = [
  ['votes', 'Votes'],
  ['approval', 'Approval'],
  ['comments', 'Comments'],
  ['price', 'Price memory'],
  ['expiry', 'Expired'],
  ['time', 'Time of posting'],
] as const

const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`

/** From these the number of votes could be reckoned. */
const tellVotes: ReadonlySet<string> = new Set(['votes', 'approval'])

/** The place of a post, in sentences. */
export function placeSentences(
  { place, countedVotes, excludedVotes, outdatedVotes, oneMoreVote }: RankView,
  { areVotesHidden = false } = {},
): readonly string[] {
  const first =
    place === null ? 'It is not active, so it has no place among the best.' : `Number ${place} among the best.`
  if (areVotesHidden) {
    return [first, 'It is new: what its votes add is shown later.']
  }
  return [
    first,
    counted(countedVotes, 'vote counts', 'votes count') +
      (excludedVotes === 0
        ? '.'
        : `, ${excludedVotes} not: those of new accounts wait until these have grown up, the poster's own never counts.`),
    ...(outdatedVotes === 0 ? [] : [`${outdatedVotes} of them are from before the deal changed, and weigh half.`]),
    // With the fifth one the approval begins to count, and may weigh more than the vote.
    `One more vote up would ${oneMoreVote < 0 ? 'take away' : 'add'} ${Math.abs(oneMoreVote).toFixed(2)}.`,
  ]
}

/** The answer to "Why is this here?": the numbers that the order of the feed is made of. */
export function WhyHere({ post }: { readonly post: PostDetails }) {
  const viewer = useViewer()
  const { data: rank, isError } = standingApi.useGetRankQuery(post.id)
  return (
    <div css={{ display: 'grid', gap: 'var(--s2)', fontSize: 'var(--text-sm)' }}>
      <h3 css={{ fontSize: 'var(--text-sm)', letterSpacing: 0 }}>Why is this here?</h3>
      {post.isRecommended && <p className="muted">It is like deals that you liked.</p>}
      {isError && <p className="muted">Its place could not be read just now.</p>}
      {rank === undefined && !isError && <Skeleton height="4rem" />}
      {rank !== undefined && <Place rank={rank} hiddenUntil={post.votesHiddenUntil} />}
      <p>
        <Anchor to={viewer === null ? routes.voteRoots.to() : routes.voteReceipts.to(post.id)} css={linkInWords}>
          {viewer === null ? 'How votes are proved' : 'Receipts of your votes'}
        </Anchor>
      </p>
    </div>
  )
}

interface PlaceProps {
  readonly rank: RankView
  readonly hiddenUntil: string | undefined
}

function Place({ rank, hiddenUntil }: PlaceProps) {
  const areVotesHidden = useIsBefore(hiddenUntil)
  const terms = termNames.filter(([name]) => rank.terms[name] !== 0 && !(areVotesHidden && tellVotes.has(name)))
  return (
    <>
      {placeSentences(rank, { areVotesHidden }).map((sentence) => (
        <p key={sentence} className="muted">
          {sentence}
        </p>
      ))}
      <FactList>
        {terms.map(([name, label]) => (
          <div key={name} css={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{signed(rank.terms[name])}</dd>
          </div>
        ))}
      </FactList>
    </>
  )
}
