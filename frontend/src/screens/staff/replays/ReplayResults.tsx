import { useState } from 'react'
import type { ReplayDetails, ReplayView } from '@deals/events'
import { routes } from '../../../lib/routes.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ScoreTag } from '../../../ui/ScoreTag.tsx'
import { Loaded } from '../../shared/Loaded.tsx'
import { WideTable } from '../../shared/WideTable.tsx'
import { Figures } from '../../shared/Figures.tsx'
import { StaffSection } from '../staff-styles.ts'
import { compared, signed, summaryOf, type Compared } from './compare-scores.ts'
import { candidateName, missedWords } from './replay-words.ts'
import { useReplay } from './use-replay.ts'

interface ReplayResultsProps {
  readonly replayId: string
  /** As the list has it now: what changes there is asked for here. */
  readonly replay: ReplayView | undefined
}

/** Each post’s two scores beside each other, those that differ most first. */
export function ReplayResults({ replayId, replay }: ReplayResultsProps) {
  return (
    <Loaded answer={useReplay(replayId, replay)} name="the replay" height="12rem">
      {(details) => (
        <StaffSection aria-label="Results">
          <h2>{candidateName(details)}</h2>
          <Results replay={details} />
        </StaffSection>
      )}
    </Loaded>
  )
}

const atFirst = 50
const parts = ['price', 'features', 'brand', 'support'] as const
const columns = [
  ...[{ title: 'Post' }, { title: 'Now' }, { title: 'Replayed' }, { title: 'Difference', isNumber: true }],
  ...[
    { title: 'Price', isNumber: true },
    { title: 'Features', isNumber: true },
  ],
  ...[
    { title: 'Brand', isNumber: true },
    { title: 'Support', isNumber: true },
  ],
]

function Results({ replay }: { readonly replay: ReplayDetails }) {
  const [isWhole, setIsWhole] = useState(false)
  const both = compared(replay.posts)
  const shown = isWhole ? both : both.slice(0, atFirst)
  return (
    <>
      <Summary replay={replay} both={both} />
      {both.length > 0 && (
        <div css={{ marginTop: 'var(--s5)' }}>
          <WideTable label="Scores now and replayed" columns={columns}>
            {shown.map((one) => (
              <Row key={one.post.postId} compared={one} />
            ))}
          </WideTable>
          {shown.length < both.length && (
            <Button css={{ marginTop: 'var(--s4)' }} onClick={() => setIsWhole(true)}>
              Show all {both.length}
            </Button>
          )}
        </div>
      )}
      <Missed replay={replay} />
    </>
  )
}

function Row({ compared: { post, after, difference } }: { readonly compared: Compared }) {
  return (
    <tr>
      <th scope="row">
        <Anchor to={routes.post.to(post.postId)}>{post.title ?? `Post ${post.postId}`}</Anchor>
      </th>
      <td>
        <ScoreTag score={post.before.score} />
      </td>
      <td>
        <ScoreTag score={after.score} />
      </td>
      <td data-kind="number">{signed(difference)}</td>
      {parts.map((part) => (
        <td key={part} data-kind="number">
          {signed(after.points[part] - post.before.points[part])}
        </td>
      ))}
    </tr>
  )
}

interface SummaryProps {
  readonly replay: ReplayDetails
  readonly both: readonly Compared[]
}

function Summary({ replay, both }: SummaryProps) {
  const summary = summaryOf(both)
  const figures = [
    ['Scored', `${both.length} of ${replay.total}`],
    ['Mean difference', summary === null ? 'None yet' : signed(summary.mean)],
    ['Mean distance', summary === null ? 'None yet' : summary.meanAway.toFixed(1)],
    ['Another label', summary === null ? 'None yet' : String(summary.otherLabel)],
  ] as const
  return <Figures label="All together" figures={figures} />
}

/** Posts that got no score, counted by the reason. */
function Missed({ replay: { posts } }: Pick<SummaryProps, 'replay'>) {
  const reasons = posts.flatMap(({ missed }) => missed ?? [])
  return [...new Set(reasons)].map((missed) => (
    <p key={missed} className="muted" css={{ marginTop: 'var(--s3)' }}>
      {missedWords(missed)}: {reasons.filter((one) => one === missed).length}
    </p>
  ))
}
