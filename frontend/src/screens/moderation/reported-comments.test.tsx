import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import type { CaseReport, CaseView, ReportedComment } from '@deals/events'
import { fakeApi, type FakeAnswer } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { ModerationScreen } from './ModerationScreen.tsx'
import { aCase, anItem, aReport, counts, now } from './testing/queue-items.ts'

const onComment = (commentId: number): CaseReport => ({ ...aReport, id: `c${commentId}_bob`, commentId })
const aComment = (said: Partial<ReportedComment> = {}): ReportedComment => ({
  id: 7,
  username: 'eve',
  content: 'You are **all** fools.',
  createdAt: now,
  deletedBy: null,
  isOwn: false,
  ...said,
})
const reports = 'PATCH /api/moderation/posts/1/reports'
const active = (said: Partial<CaseView>): CaseView => {
  const open = aCase(1, said)
  return { ...open, details: { ...open.details, status: 'active' } }
}

async function openCase(said: Partial<CaseView>, more: Readonly<Record<string, FakeAnswer>> = {}) {
  const api = fakeApi({
    'GET /api/moderation/queue': { body: { items: [1, 2].map((id) => anItem(id)), total: 2, counts, next: null } },
    'GET /api/moderation/posts/1': { body: active(said) },
    'GET /api/moderation/posts/2': { body: aCase(2) },
    [reports]: { body: { outcome: 'dismissed', ids: ['c7_bob'] } },
    'DELETE /api/comments/7': { body: { id: 7, content: null, deletedBy: 'moderator' } },
    'POST /api/comments/7/restore': { body: { id: 7, content: 'You are all fools.', deletedBy: null } },
    ...more,
  })
  const desk = (
    <Routes>
      <Route path="/staff/moderation/:tab?" element={<ModerationScreen />} />
    </Routes>
  )
  const shown = await show(desk, { api, at: '/staff/moderation/reports?case=1', signedIn: true })
  return { ...shown, part: await screen.findByRole('region', { name: 'Reported comments' }) }
}
const alone = { reports: [onComment(7)], comments: [aComment()] }

it('says that a comment was reported, shows it, and leads to who wrote and who reported it', async () => {
  const { part } = await openCase(alone)
  expect(screen.getByText('Comment reported as spam by a member (weight 1)')).toBeVisible()
  await waitFor(() => expect(part).toHaveTextContent('You are all fools.'))
  for (const name of ['eve', 'bob']) {
    const link = within(part).getByRole('link', { name })
    expect(link).toHaveAttribute('href', `/staff/moderation/users?member=${name}`)
  }
})

it('keeps a comment by one key, opens the next case, and takes it back', async () => {
  const { user, api } = await openCase(alone)
  await user.keyboard('o')
  await waitFor(() => expect(api.asked(reports)[0]?.body).toEqual({ outcome: 'dismissed', commentId: 7 }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Deal 2' })).toBeVisible()
  expect(screen.getByText('comment by eve')).toBeVisible()
  await user.keyboard('z')
  await waitFor(() => expect(api.asked(reports)[1]?.body).toEqual({ outcome: 'open', ids: ['c7_bob'] }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Deal 1' })).toBeVisible())
})

it('removes a comment with a reason, and brings it back', async () => {
  const { user, api, address } = await openCase(alone)
  await user.keyboard('w')
  await screen.findByRole('dialog', { name: 'Remove comment' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(address()).toBe('/staff/moderation/reports?case=1')
  await user.keyboard('w')
  const question = within(await screen.findByRole('dialog', { name: 'Remove comment' }))
  await user.selectOptions(question.getByRole('combobox', { name: 'Reason' }), 'Spam')
  await user.click(question.getByRole('button', { name: 'Remove comment' }))
  await waitFor(() => expect(api.asked('DELETE /api/comments/7')[0]?.body).toEqual({ reason: 'Spam' }))
  await user.click(await screen.findByRole('button', { name: /^Undo/ }))
  await waitFor(() => expect(api.asked('POST /api/comments/7/restore')).toHaveLength(1))
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Deal 1' })).toBeVisible())
})

it('stays at the case while more of it waits, and says why something was refused', async () => {
  const refused = { status: 409, body: { message: 'Being reviewed by sue.' } }
  const { user, part } = await openCase({ ...alone, reports: [aReport, onComment(7)] }, { [reports]: refused })
  await user.click(within(part).getByRole('button', { name: /Keep comment/ }))
  expect(await within(part).findByText('Being reviewed by sue.')).toBeVisible()
})

it.each([
  ['who wrote or reported it', alone, { isOwn: true }],
  ['nobody while somebody else holds the case', { ...alone, hindrance: 'held' as const }, {}],
])('is decided by %s not', async (_who, said, comment) => {
  const { part } = await openCase({ ...said, comments: [aComment(comment)] })
  expect(within(part).queryByRole('button', { name: /Keep comment|Remove comment/ })).not.toBeInTheDocument()
})

it('is restored where a moderator removed it', async () => {
  const { user, api, part } = await openCase({
    ...alone,
    reports: [],
    comments: [aComment({ deletedBy: 'moderator' })],
  })
  await user.click(within(part).getByRole('button', { name: 'Restore comment' }))
  await waitFor(() => expect(api.asked('POST /api/comments/7/restore')).toHaveLength(1))
})
