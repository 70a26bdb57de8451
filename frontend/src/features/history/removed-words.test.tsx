import { screen, waitFor, within } from '@testing-library/react'
import type { HistoryEntry } from '@deals/events'
import { fakeApi, type FakeAnswer } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { HistoryTimeline } from './HistoryTimeline.tsx'

const at = '2026-11-20T09:00:00.000Z'
const posted: HistoryEntry = { position: 1, at, kind: 'PostSubmitted', role: 'poster', to: 'active', version: 0 }
const edited: HistoryEntry = {
  position: 2,
  at,
  kind: 'PostEdited',
  role: 'poster',
  version: 1,
  changes: { title: { from: 'Ring 555', to: 'Lamp' }, content: { from: 'At my door', to: 'By mail' } },
}
const removed: HistoryEntry[] = [
  { ...posted, removed: ['title'] },
  {
    ...edited,
    changes: { title: { from: null, to: 'Lamp', removed: ['from'] }, content: { from: 'At my door', to: 'By mail' } },
  },
  {
    position: 3,
    at,
    kind: 'PostVersionRedacted',
    role: 'moderator',
    reasonGroup: 'Private data of somebody',
    redaction: { version: 0, at, fields: ['title'] },
  },
]
const pageOf = (entries: HistoryEntry[]): FakeAnswer => ({
  body: { entries: entries.toReversed(), total: entries.length },
})

async function open(entries: HistoryEntry[], after = entries, redaction: FakeAnswer = { body: {} }) {
  let isDone = false
  const api = fakeApi({
    'GET /api/posts/7/history': () => pageOf(isDone ? after : entries),
    'POST /api/posts/7/redactions': () => {
      isDone = redaction.status === undefined
      return redaction
    },
  })
  const { user } = await show(<HistoryTimeline postId={7} currency="USD" />, { api, signedIn: true })
  await screen.findByText('Posted')
  return { user, sent: () => api.asked('POST /api/posts/7/redactions').map(({ body }) => body) }
}

const removable: HistoryEntry[] = [{ ...posted, removable: ['title', 'content'] }, edited]

it('a moderator removes words of an earlier version with a reason, and sees that they are gone', async () => {
  const { user, sent } = await open(removable, removed, { body: { version: 0, removed: ['title'] } })
  await user.click(screen.getByRole('button', { name: 'Remove these words' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove these words' }))
  const send = dialog.getByRole('button', { name: 'Remove words' })
  expect(send).toBeDisabled()
  await user.click(dialog.getByRole('button', { name: 'Private data of somebody' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Description' }))
  await user.click(send)
  expect(await screen.findByText('Content removed by a moderator: Title')).toBeInTheDocument()
  expect(sent()).toEqual([{ version: 0, fields: ['title'], reason: 'Private data of somebody' }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('button', { name: 'Remove these words' })).toBeNull()
})

it('says why nothing was removed, and stays', async () => {
  const no = { status: 409, body: { error: 'conflict', message: 'These words stand in the post now.' } }
  const { user } = await open(removable, removable, no)
  await user.click(screen.getByRole('button', { name: 'Remove these words' }))
  await user.type(await screen.findByLabelText('Reason'), 'Somebody lives there')
  await user.click(screen.getByRole('button', { name: 'Remove words' }))
  expect(await screen.findByText('These words stand in the post now.')).toBeInTheDocument()
})

it('everybody reads what was removed, when it was written and what about; nobody is offered more', async () => {
  await open(removed)
  expect(screen.getByText('Words of an earlier version removed')).toBeInTheDocument()
  expect(screen.getByText('Title of 20 Nov 2026, 09:00 UTC')).toBeInTheDocument()
  expect(screen.getByText('Private data of somebody')).toBeInTheDocument()
  // The edit that replaced them says so in their place, and what was put there.
  expect(screen.getByText('Content removed by a moderator')).toBeInTheDocument()
  expect(screen.getByText('Lamp')).toBeInTheDocument()
  expect(screen.queryByText(/555/)).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})
