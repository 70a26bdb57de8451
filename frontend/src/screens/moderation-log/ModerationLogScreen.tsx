import styled from '@emotion/styled'
import { Scale } from 'lucide-react'
import type { PublicLogView } from '@deals/events'
import { actWords } from '../../features/history/act-words.ts'
import { actorWords } from '../../features/history/history-words.ts'
import { publicLogApi, publicLogPageSize } from '../../features/moderation/public-log.endpoints.ts'
import { routes } from '../../lib/routes.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { PageIntro } from '../shared/PageIntro.tsx'
import { TimeAgo } from '../shared/TimeAgo.tsx'
import { usePageNumber } from '../shared/use-page-number.ts'
import { InfoPage } from '../static/InfoPage.tsx'

type Entry = PublicLogView['entries'][number]

const Lines = styled.ol`
  display: grid;
  gap: 1px;
  margin-bottom: var(--s6);
  border: 1px solid var(--line);
  border-radius: var(--r-lg);
  background: var(--line);
  overflow: hidden;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--s1) var(--s4);
    padding: var(--s3) var(--s4);
    background: var(--surface);
  }
  & > li > small {
    grid-column: 1 / -1;
  }
`

/** What moderators decided, for everybody to read. */
export function ModerationLogScreen() {
  const [page, setPage] = usePageNumber()
  const answer = publicLogApi.useGetPublicLogQuery(page, { refetchOnMountOrArgChange: true })
  return (
    <InfoPage>
      <PageIntro
        title="Moderation log"
        text="What moderators and staff decided. Names are left out, and so are titles of posts that not everybody may read."
      />
      <Loaded answer={answer} name="the log" height="40rem">
        {({ entries, total }) =>
          total === 0 ? (
            <EmptyState icon={<Scale />} text="Nothing was decided yet." />
          ) : (
            <>
              <Lines aria-label="Decisions">
                {entries.map((entry) => (
                  <Line key={`${entry.position} ${entry.kind}`} entry={entry} />
                ))}
              </Lines>
              <Pagination
                label="Pages of the log"
                page={page}
                totalPages={Math.ceil(total / publicLogPageSize)}
                onPageChange={setPage}
              />
            </>
          )
        }
      </Loaded>
    </InfoPage>
  )
}

function Line({ entry }: { readonly entry: Entry }) {
  const { at, kind, code, role, reasonGroup, ...subject } = entry
  return (
    <li>
      <span>
        <b>{actWords({ kind, ...(code !== null && { code }) })}</b>
        <About {...subject} />
      </span>
      {reasonGroup !== null && <Tag tone="expired">{reasonGroup}</Tag>}
      <small className="muted">
        by {actorWords({ role })} · <TimeAgo time={at} />
      </small>
    </li>
  )
}

const unnamed = {
  post: 'a post',
  comment: 'under a post',
  member: 'a member',
  posts: 'several posts',
} as const

function About({ about, post }: Pick<Entry, 'about' | 'post'>) {
  // What was done says it.
  if (about === 'appeal' || about === 'store') {
    return null
  }
  return <>: {post === null ? unnamed[about] : <Anchor to={routes.post.to(post.id)}>{post.title}</Anchor>}</>
}
