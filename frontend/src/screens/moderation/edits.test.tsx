import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import type { SuggestionView } from '@deals/events'
import { fakeApi, type FakeAnswer } from '../../testing/fake-api.ts'
import { aPostDetails } from '../../testing/builders.ts'
import { show } from '../../testing/show.tsx'
import { PostSuggestions } from '../post/PostSuggestions.tsx'
import { ModerationScreen } from './ModerationScreen.tsx'

const at = '2026-11-19T12:00:00.000Z'
const counts = { queue: 0, reports: 0, 'poster-review': 0, 'ai-review': 0, edits: 2, users: 0, stores: 0, appeals: 0 }
const list = 'GET /api/moderation/edits'
const accepting = 'POST /api/posts/7/suggestions/one'

const aSuggestion = (id: string, said: Partial<SuggestionView> = {}): SuggestionView => ({
  id,
  postId: 7,
  title: 'A kettle',
  poster: 'ann',
  username: 'bob',
  trustLevel: 1,
  currency: 'USD',
  reason: 'The shop says so.',
  at,
  changes: { title: { from: 'A kettle', to: 'A red kettle' }, price: { from: 24.99, to: 19.99 } },
  isStale: false,
  isApplied: false,
  agreedBy: [],
  may: ['accept', 'decline'],
  ...said,
})
const openTab = (suggestions: readonly SuggestionView[], more: Readonly<Record<string, FakeAnswer>> = {}) => {
  const api = fakeApi({
    'GET /api/moderation/queue': { body: { items: [], total: 0, counts, next: null } },
    [list]: { body: { suggestions, total: suggestions.length } },
    ...more,
  })
  const desk = (
    <Routes>
      <Route path="/staff/moderation/:tab?" element={<ModerationScreen />} />
    </Routes>
  )
  return show(desk, { api, at: '/staff/moderation/edits', signedIn: true })
}

it('a moderator goes through suggested edits with the keyboard', async () => {
  const edits = [aSuggestion('one'), aSuggestion('two', { title: 'A lamp' })]
  const { user, api } = await openTab(edits, { [accepting]: { body: { id: 'one', state: 'accepted' } } })
  await screen.findByRole('link', { name: /A kettle/ })
  await user.keyboard('j')
  const pane = within(screen.getByRole('region', { name: 'Suggested edit' }))
  expect(pane.getByText('Price: $24.99 → $19.99')).toBeVisible()
  await user.keyboard('a')
  await waitFor(() => expect(api.asked(accepting)[0]?.body).toEqual({ decision: 'accept' }))
  expect(await screen.findByText('Edit accepted')).toBeVisible()
  expect(await screen.findByRole('link', { name: /A lamp/, current: true })).toBeVisible()
})

it('what cannot be accepted any more is shown three ways, and who is late reads why', async () => {
  const changes = { title: { from: 'A kettle', to: 'A red kettle', now: 'A blue kettle' } }
  const late = 'Someone else already decided this: declined by ann, a moment ago.'
  const declining = 'POST /api/posts/7/suggestions/two'
  const { user } = await openTab([aSuggestion('two', { isStale: true, may: ['decline'], changes })], {
    [declining]: { status: 409, body: { message: late } },
  })
  await screen.findByRole('link', { name: /A kettle/ })
  await user.keyboard('j')
  expect(screen.getByRole('row', { name: 'Title A red kettle A blue kettle A kettle' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Accept/ })).not.toBeInTheDocument()
  await user.keyboard('a')
  await user.keyboard('d')
  expect(await screen.findByText(late)).toBeVisible()
})

it('is said when nobody suggested anything', async () => {
  await openTab([])
  expect(await screen.findByText('Nobody has suggested an edit.')).toBeVisible()
})

it('is narrowed by words, member, type, category and age, which stand in the address', async () => {
  const { user, api, address } = await openTab([aSuggestion('one')])
  await user.type(await screen.findByRole('searchbox', { name: 'Search edits' }), 'kettle')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'product')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Computers')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Age' }), 'Over a day')
  const narrowed = { q: 'kettle', type: 'product', category: 'computers', waiting: '1440', page: '1' }
  await waitFor(() => expect(api.asked(list).at(-1)?.params).toMatchObject(narrowed))
  expect(address()).toContain('type=product')
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(api.asked(list).at(-1)?.params).toEqual({ page: '1', limit: '25' }))
  expect(screen.getByRole('searchbox', { name: 'Search edits' })).toHaveValue('')
})

it('forgets with Clear what is still being typed, too', async () => {
  const { user } = await openTab([aSuggestion('one')])
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Age' }), 'Over a day')
  const clear = await screen.findByRole('button', { name: 'Clear' })
  await user.type(screen.getByRole('searchbox', { name: 'Suggested by' }), 'bob')
  await user.click(clear)
  expect(screen.getByRole('searchbox', { name: 'Suggested by' })).toHaveValue('')
})

it('keeps its filters under a name, and says when nothing matches them', async () => {
  const views = 'GET /api/moderation/views'
  const { user } = await openTab([], { [views]: { body: { views: [] } } })
  await user.type(await screen.findByRole('searchbox', { name: 'Suggested by' }), 'bob')
  expect(await screen.findByText('Nothing here matches.')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Keep as a view' })).toBeVisible()
})

it('the poster takes back with one click what was changed while they were away', async () => {
  const suggestion = aSuggestion('one', { isApplied: true, poster: 'ann' })
  const api = fakeApi({
    'GET /api/posts/7/suggestions': { body: { suggestions: [suggestion], total: 1 } },
    [accepting]: { body: { id: 'one', state: 'declined' } },
  })
  const { user } = await show(<PostSuggestions post={aPostDetails({ id: 7 })} />, {
    api,
    signedIn: { username: 'ann' },
  })
  expect(await screen.findByRole('heading', { name: 'Edited while you were away' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Keep' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Take back' }))
  expect(await screen.findByText('Edit taken back')).toBeVisible()
  expect(api.asked(accepting)[0]?.body).toEqual({ decision: 'decline' })
})

it('the poster answers on the post with one click', async () => {
  const api = fakeApi({
    'GET /api/posts/7/suggestions': { body: { suggestions: [aSuggestion('one', { agreedBy: ['cleo'] })], total: 1 } },
    [accepting]: { body: { id: 'one', state: 'declined' } },
  })
  const { user } = await show(<PostSuggestions post={aPostDetails({ id: 7 })} />, { api, signedIn: true })
  const section = within(await screen.findByRole('region', { name: 'Suggested edits' }))
  expect(await section.findByText(/cleo agrees/)).toBeVisible()
  await user.click(section.getByRole('button', { name: 'Decline' }))
  await waitFor(() => expect(api.asked(accepting)[0]?.body).toEqual({ decision: 'decline' }))
  expect(await screen.findByText('Edit declined')).toBeVisible()
})
