import { Inbox, MailOpen } from 'lucide-react'
import type { InboxView } from '@deals/events'
import { inboxApi } from '../../../features/staff/inbox.endpoints.ts'
import { askedEvery } from '../../../lib/api.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Pagination } from '../../../ui/Pagination.tsx'
import { Loaded } from '../../shared/Loaded.tsx'
import { StaffFrame } from '../StaffFrame.tsx'
import { useSearch } from '../../shared/use-search.ts'
import { inboxAskedIn, narrowed, withLetter } from './inbox-address.ts'
import { InboxFilters } from './InboxFilters.tsx'
import { InboxColumns, LetterList } from './inbox-styles.ts'
import { LetterPane } from './LetterPane.tsx'
import { LetterRow } from './LetterRow.tsx'

const pageSize = 25

/** What people wrote to the site: found, taken, answered, done. */
export function InboxScreen() {
  const [params, change] = useSearch()
  const asked = inboxAskedIn(params)
  const answer = inboxApi.useGetInboxQuery(asked, askedEvery(30_000))
  return (
    <StaffFrame part="inbox" title="Inbox">
      <InboxFilters
        asked={asked}
        counts={answer.data?.counts}
        onNarrow={(name, value) => change((before) => narrowed(before, name, value), { replace: true })}
      />
      <Loaded answer={answer} name="the inbox" height="24rem">
        {(view) => <Letters {...view} page={asked.page} />}
      </Loaded>
    </StaffFrame>
  )
}

function Letters({ letters, total, page }: InboxView & { readonly page: number }) {
  const [params, change] = useSearch()
  const openId = params.get('letter')
  const place = letters.findIndex(({ id }) => id === openId)
  const letter = letters[place]
  const open = (id: string | null) => change((before) => withLetter(before, id))
  if (letters.length === 0) {
    return <EmptyState icon={<Inbox />} tone="good" text="Nothing is here." />
  }
  return (
    <InboxColumns data-open={letter !== undefined}>
      <div>
        <LetterList aria-label="Letters">
          {letters.map((one) => (
            <LetterRow key={one.id} letter={one} to={`?${withLetter(params, one.id)}`} isOpen={one.id === openId} />
          ))}
        </LetterList>
        <Pagination
          page={page}
          totalPages={Math.ceil(total / pageSize)}
          onPageChange={(chosen) =>
            change((before) => narrowed(before, 'page', String(chosen)), { preventScrollReset: false })
          }
        />
      </div>
      {letter === undefined ? (
        <div data-empty>
          <EmptyState icon={<MailOpen />} text="Choose a letter to read it." />
        </div>
      ) : (
        <LetterPane
          key={letter.id}
          letter={letter}
          onGone={() => open((letters[place + 1] ?? letters[place - 1])?.id ?? null)}
          onClose={() => open(null)}
        />
      )}
    </InboxColumns>
  )
}
