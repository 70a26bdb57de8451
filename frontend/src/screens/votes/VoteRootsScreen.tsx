import styled from '@emotion/styled'
import { ShieldCheck } from 'lucide-react'
import { grouped, writtenDay, type VoteRootLine } from '@deals/events'
import { receiptsApi, voteRootsPageSize } from '../../features/votes/receipts.endpoints.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { PageIntro } from '../shared/PageIntro.tsx'
import { usePageNumber } from '../shared/use-page-number.ts'
import { WideTable } from '../shared/WideTable.tsx'
import { InfoPage } from '../static/InfoPage.tsx'
import { ReceiptFile } from './ReceiptFile.tsx'

const columns = [
  { title: 'Day', width: '9rem' },
  { title: 'Votes', isNumber: true, width: '5rem' },
  { title: 'Root, and the hash that chains it to all before' },
]

const Hash = styled.code`
  display: block;
  font-size: 0.75rem;
  overflow-wrap: anywhere;
  & + & {
    margin-top: var(--s1);
    color: var(--ink-2);
  }
`

const Words = styled.div`
  display: grid;
  gap: var(--s3);
  margin-bottom: var(--s6);
  & > p,
  & > ul {
    color: var(--ink-2);
    font-size: var(--text-sm);
    text-wrap: pretty;
  }
  & > ul {
    display: grid;
    gap: var(--s1);
    padding-left: 1.2em;
    list-style: disc;
  }
`

/** One hash for all votes of each day, and what it is good for. */
export function VoteRootsScreen() {
  const [page, setPage] = usePageNumber()
  const answer = receiptsApi.useListVoteRootsQuery(page, { refetchOnMountOrArgChange: true })
  return (
    <InfoPage>
      <PageIntro
        title="Proof of votes"
        text="After each day the site publishes one hash over all its votes. From then on none of them can be changed, added or taken away without everybody being able to see it."
      />
      <Explained />
      <Loaded answer={answer} name="the roots" height="40rem">
        {({ roots, total }) =>
          total === 0 ? (
            <EmptyState icon={<ShieldCheck />} text="The first root is published after the first day with votes." />
          ) : (
            <>
              <WideTable label="Roots by day" columns={columns} phone="blocks">
                {roots.map((root) => (
                  <Line key={root.chained} root={root} />
                ))}
              </WideTable>
              <Pagination
                label="Pages of roots"
                page={page}
                totalPages={Math.ceil(total / voteRootsPageSize)}
                onPageChange={setPage}
              />
            </>
          )
        }
      </Loaded>
    </InfoPage>
  )
}

function Explained() {
  return (
    <Words>
      <ul>
        <li>
          Each vote is hashed with a salt that only its receipt tells. Nobody can find out from a root who voted, or
          how.
        </li>
        <li>
          Members find the receipts of their votes behind “About this post”. A vote that was changed or taken back has
          one for each step.
        </li>
        <li>A receipt proves that its vote is among those of its day. It does not prove who gave the other votes.</li>
        <li>Each root is chained to the one before, so that whoever noted one hash holds all earlier days.</li>
      </ul>
      <ReceiptFile />
    </Words>
  )
}

function Line({ root: { day, votes, root, chained } }: { readonly root: VoteRootLine }) {
  return (
    <tr>
      <th scope="row">{writtenDay(day)}</th>
      <td data-kind="number" data-said="Votes:">
        {grouped(votes)}
      </td>
      <td data-said="Root, and the hash that chains it to all before:">
        <Hash>{root}</Hash>
        <Hash>{chained}</Hash>
      </td>
    </tr>
  )
}
