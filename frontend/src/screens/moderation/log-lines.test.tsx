import { screen } from '@testing-library/react'
import type { LogView } from '@deals/events'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { LogSection } from './LogSection.tsx'

type Entry = LogView['entries'][number]

const anEntry = (changes: Partial<Entry>): Entry => ({
  position: 1,
  at: '2026-01-15T12:00:00.000Z',
  kind: 'PostExpired',
  role: 'moderator',
  actor: { id: 'mo', username: 'mo' },
  postId: 7,
  title: 'A kettle',
  member: null,
  restricts: [],
  until: null,
  undo: null,
  ...changes,
})

it.each<[entry: Partial<Entry>, says: string, because: string]>([
  [
    { kind: 'PostSentToReview', from: 'active', to: 'poster-review', reason: 'Which size?' },
    'Sent to review active → poster review',
    'Which size?',
  ],
  [{ kind: 'AppealDecided', code: 'upheld', postId: null }, 'Appeal decided: the decision stands', ''],
  [{ from: 'active', to: 'expired', code: 'moderator' }, 'Marked as expired active → expired', ''],
  [{ from: 'active', to: 'expired', code: 'report' }, 'Marked as expired active → expired', 'report'],
])('says %j once and in words', async (entry, says, because) => {
  await show(<LogSection />, {
    api: fakeApi({ 'GET /api/moderation/log': { body: { entries: [anEntry(entry)], total: 1 } } }),
    at: '/staff/moderation/log',
  })
  await screen.findByText(/A kettle/)
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent)
  const [heading] = screen.getAllByRole('rowheader')
  expect([heading?.textContent.trim(), cells[3]]).toEqual([says, because])
})
