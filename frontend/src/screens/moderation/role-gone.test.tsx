import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { fakeApi, type FakeAnswer } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { ModerationScreen } from './ModerationScreen.tsx'
import { aCase, anItem, counts, now } from './testing/queue-items.ts'

const notAllowed: FakeAnswer = { status: 403, body: { message: 'You are not allowed to see this' } }
/** Of a post in review members are told nothing else. */
const sentence = 'Post not found'

it('tells who lost the role while a case is open that they did, keeps the case, and leads away', async () => {
  let hasRole = true
  const whileModerator = (body: unknown) => () => (hasRole ? { body } : notAllowed)
  const api = fakeApi({
    'GET /api/moderation/queue': whileModerator({ items: [anItem(1)], total: 1, counts, next: null }),
    'GET /api/moderation/posts/1': whileModerator(aCase(1)),
    'POST /api/moderation/posts/1/claim': { body: { assignee: 'mo', until: now } },
    'DELETE /api/moderation/posts/1/claim': { body: { released: true } },
    'PATCH /api/moderation/posts/1/status': { status: 404, body: { message: sentence } },
  })
  const desk = (
    <Routes>
      <Route path="/staff/moderation/:tab?" element={<ModerationScreen />} />
    </Routes>
  )
  const { user } = await show(desk, { api, at: '/staff/moderation/queue?case=1', signedIn: true })
  const approve = await screen.findByRole('button', { name: /Approve/ })
  expect(screen.queryByText('You are not a moderator any more')).toBeNull()
  hasRole = false
  await user.click(approve)
  expect(await screen.findByText(sentence)).toBeVisible()
  await waitFor(() => expect(screen.getByText('You are not a moderator any more')).toBeVisible())
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('heading', { level: 2, name: 'Deal 1' })).toBeVisible()
})
