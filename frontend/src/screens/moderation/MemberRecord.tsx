import styled from '@emotion/styled'
import { useState, type ReactNode } from 'react'
import { reportOutcomeWords, reportReasonWords, type GivenReport, type PostCard } from '@deals/events'
import { memberRecordApi, memberRecordSize } from '../../features/moderation/member-record.endpoints.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { TimeAgo } from '../shared/TimeAgo.tsx'
import { asSentence } from '../../features/history/history-words.ts'
import { routes } from '../../lib/routes.ts'

const Lines = styled.ul`
  font-size: var(--text-sm);
  & > li {
    display: grid;
    gap: var(--s1);
    padding-block: var(--s2);
    border-bottom: 1px solid var(--line);
  }
  & > li > span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s1) var(--s2);
  }
`

/** Everything that a member posted, whatever became of it, and everything that they reported. */
export function MemberRecord({ username }: { readonly username: string }) {
  return (
    <>
      <MemberPosts username={username} />
      <MemberReports username={username} />
    </>
  )
}

function MemberPosts({ username }: { readonly username: string }) {
  const [page, setPage] = useState(1)
  const answer = memberRecordApi.useGetMemberPostsQuery({ username, page }, { refetchOnMountOrArgChange: true })
  return (
    <Part title="Posts" none="They posted nothing." page={page} onPage={setPage} answer={answer}>
      {(answer.data?.posts ?? []).map((post) => (
        <Post key={post.id} post={post} />
      ))}
    </Part>
  )
}

function Post({ post: { id, title, status, createdAt } }: { readonly post: PostCard }) {
  return (
    <li>
      <span>
        <Anchor to={routes.post.to(id)} newTab>
          {title}
        </Anchor>
        {status !== 'active' && <StatusTag status={status} />}
        <span className="faint">
          <TimeAgo time={createdAt} />
        </span>
      </span>
    </li>
  )
}

function MemberReports({ username }: { readonly username: string }) {
  const [page, setPage] = useState(1)
  const answer = memberRecordApi.useGetMemberReportsQuery({ username, page }, { refetchOnMountOrArgChange: true })
  return (
    <Part title="Reports they gave" none="They reported nothing." page={page} onPage={setPage} answer={answer}>
      {(answer.data?.reports ?? []).map((report) => (
        <Report key={report.id} report={report} />
      ))}
    </Part>
  )
}

const ended = { ...reportOutcomeWords, open: 'not decided yet' } as const

function Report({ report: { reason, outcome, commentId, post, note, at } }: { readonly report: GivenReport }) {
  return (
    <li>
      <span>
        <Tag tone={outcome === null ? 'warn' : outcome === 'upheld' ? 'good' : 'expired'}>
          {ended[outcome ?? 'open']}
        </Tag>
        {asSentence(reportReasonWords[reason])}
        {commentId === null ? ': ' : `: comment ${commentId} on `}
        {post === null ? (
          'a post'
        ) : (
          <Anchor to={routes.post.to(post.id)} newTab>
            {post.title}
          </Anchor>
        )}
        <span className="faint">
          <TimeAgo time={at} />
        </span>
      </span>
      {note !== null && <q>{note}</q>}
    </li>
  )
}

interface PartProps {
  readonly title: string
  /** What is said where there is nothing. */
  readonly none: string
  readonly page: number
  readonly onPage: (page: number) => void
  readonly answer: {
    readonly data?: { readonly total: number } | undefined
    readonly isError: boolean
    readonly refetch: () => unknown
  }
  readonly children: ReactNode
}

function Part({ title, none, page, onPage, answer: { data, isError, refetch }, children }: PartProps) {
  const pages = Math.ceil((data?.total ?? 0) / memberRecordSize)
  return (
    <section aria-label={title}>
      <h3>
        {title}
        {data !== undefined && data.total > 0 && ` (${data.total})`}
      </h3>
      {data === undefined && isError && <ErrorState text="This could not be loaded." onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton height="8rem" radius="md" />}
      {data?.total === 0 && <p className="muted">{none}</p>}
      {data !== undefined && data.total > 0 && <Lines>{children}</Lines>}
      <Pagination label={`Pages of ${title}`} page={page} totalPages={pages} onPageChange={onPage} />
    </section>
  )
}
