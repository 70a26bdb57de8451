import { useState } from 'react'
import type { ScoreReason } from '@deals/events'
import { scoresApi } from '../../../features/staff/scores.endpoints.ts'
import { absoluteTime } from '../../../lib/relative-time.ts'
import { routes } from '../../../lib/routes.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Pagination } from '../../../ui/Pagination.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { WideTable } from '../../shared/WideTable.tsx'
import { reasonWords } from './score-words.ts'
import { useRetry } from './use-retry.ts'

const pageSize = 25
const columns = [
  ...[{ title: 'Post' }, { title: 'Since (UTC)' }, { title: 'Tries', isNumber: true }, { title: 'Said' }],
  ...[
    { title: 'Score meanwhile', isNumber: true },
    { title: 'Actions', isHidden: true },
  ],
]

/** The posts behind one reason. */
export function FailedPosts({ reason }: { readonly reason: ScoreReason }) {
  const [page, setPage] = useState(1)
  const { retry, isBusy } = useRetry()
  const { data, isError, refetch } = scoresApi.useGetFailedScoresQuery(
    { reason, page },
    { refetchOnMountOrArgChange: true },
  )
  if (data === undefined) {
    return isError ? (
      <ErrorState text="The posts could not be loaded." onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="6rem" radius="md" />
    )
  }
  return (
    <div css={{ marginTop: 'var(--s5)' }}>
      <h3>{reasonWords[reason]}</h3>
      <WideTable label={`Posts: ${reasonWords[reason]}`} columns={columns}>
        {data.scores.map(({ postId, title, at, attempt, message, score }) => (
          <tr key={postId}>
            <th scope="row">
              <Anchor to={routes.post.to(postId)}>{title ?? `Post ${postId}`}</Anchor>
            </th>
            <td>{absoluteTime(at)}</td>
            <td data-kind="number">{attempt}</td>
            <td>{message}</td>
            <td data-kind="number">{score ?? ''}</td>
            <td>
              <Button
                size="sm"
                busy={isBusy}
                aria-label={`Retry post ${postId}`}
                onClick={() => void retry({ postId })}
              >
                Retry
              </Button>
            </td>
          </tr>
        ))}
      </WideTable>
      <Pagination page={page} totalPages={Math.ceil(data.total / pageSize)} onPageChange={setPage} />
    </div>
  )
}
