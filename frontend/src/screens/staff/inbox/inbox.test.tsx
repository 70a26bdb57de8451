import { screen, waitFor, within } from '@testing-library/react'
import type { InboxView, Letter } from '@deals/events'
import { fakeApi, type FakeAnswer } from '../../../testing/fake-api.ts'
import { show } from '../../../testing/show.tsx'
import { InboxScreen } from './InboxScreen.tsx'
import { answerAddress } from './letter-words.ts'

const bug: Letter = {
  id: 'BR-1001',
  kind: 'bug',
  reference: 'BR-1001',
  at: '2026-11-20T11:00:00.000Z',
  version: 1,
  from: { username: 'ann', name: null, email: null },
  title: 'The page is white',
  topic: null,
  severity: 'cannot use',
  page: '/sales',
  browser: 'A browser; 390 × 844',
  text: 'It stays white.\nAll day long.',
  screenshots: ['/images/screenshots/a-1600.webp?until=1&signature=x'],
  state: 'new',
  assignee: null,
  changed: null,
}
const message: Letter = {
  ...bug,
  id: 'c-1',
  kind: 'contact',
  reference: null,
  title: null,
  topic: 'press',
  severity: null,
  page: null,
  browser: null,
  from: { username: null, name: 'Cat', email: 'cat@mail.example' },
  text: 'May I write about your kettles?',
  screenshots: [],
}
const view: InboxView = { letters: [message, bug], total: 2, counts: { new: 2, open: 3, done: 4 } }
const opened = (at = '/', more: Readonly<Record<string, FakeAnswer>> = {}) =>
  show(<InboxScreen />, {
    api: fakeApi({ 'GET /api/staff/inbox': { body: view }, ...more }),
    at,
    signedIn: { username: 'stacy', isStaff: true },
  })
const toDo = async (name: string) =>
  within(await screen.findByRole('group', { name: 'What to do' })).getByRole('button', { name })
const change = 'PATCH /api/staff/inbox/BR-1001'

it('shows what people wrote, and one letter whole', async () => {
  const { user } = await opened()
  expect(await screen.findByRole('button', { name: 'New 2' })).toHaveAttribute('aria-pressed', 'true')
  await user.click(screen.getByRole('link', { name: /The page is white/ }))
  const letter = screen.getByRole('article', { name: 'The page is white' })
  expect(within(letter).getByText(/It stays white\./)).toBeVisible()
  expect(within(letter).getByText('on /sales')).toBeVisible()
  expect(within(letter).queryByRole('link', { name: 'Answer by e-mail' })).toBeNull()
})

it('takes a letter, as it was read', async () => {
  const { api, user } = await opened('/?letter=BR-1001', {
    [change]: { body: { ...bug, state: 'open', assignee: 'stacy', version: 2 } },
  })
  await user.click(await screen.findByRole('button', { name: 'Take it' }))
  expect(await screen.findByText('It is yours')).toBeVisible()
  expect(api.asked(change)[0]?.body).toEqual({ version: 1, assignee: 'stacy', state: 'open' })
  await waitFor(() => expect(api.asked('GET /api/staff/inbox').length).toBeGreaterThan(1))
})

it('goes on to the next letter when one is done', async () => {
  const { address, user } = await opened('/?letter=BR-1001', { [change]: { body: { ...bug, state: 'done' } } })
  await user.click(await toDo('Done'))
  await waitFor(() => expect(address()).toBe('/?letter=c-1'))
})

it('says who was first, and who cannot look after a letter', async () => {
  const sentence = 'olive changed this meanwhile: it is done.'
  const { api, user } = await opened('/?letter=BR-1001', { [change]: { status: 409, body: { message: sentence } } })
  await user.click(await toDo('Done'))
  expect(await screen.findByText(sentence)).toBeVisible()
  const wrong = 'bob is not one of the staff.'
  api.answer(change, { status: 422, body: { message: wrong, fields: { assignee: wrong } } })
  await user.type(screen.getByRole('textbox', { name: 'Looked after by' }), 'bob')
  await user.click(screen.getByRole('button', { name: 'Give' }))
  expect(await screen.findByText(wrong)).toBeVisible()
})

it('asks for a state, a kind and words from the first page on', async () => {
  const { api, address, user } = await opened('/?page=3&letter=BR-1001')
  await user.click(await screen.findByRole('button', { name: 'Done 4' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Bug reports')
  await user.type(screen.getByRole('searchbox', { name: 'Search letters' }), 'white')
  await waitFor(() => expect(address()).toBe('/?state=done&kind=bug&q=white'))
  await waitFor(() =>
    expect(api.asked('GET /api/staff/inbox').at(-1)?.params).toEqual({
      state: 'done',
      kind: 'bug',
      q: 'white',
      page: '1',
    }),
  )
})

it('answers the writer under the number that they know', () => {
  expect(answerAddress(message)).toBe('mailto:cat@mail.example?subject=Re%3A%20Press')
  const asked = { ...bug, from: { username: null, name: null, email: 'a?bcc=b@mail.example' } }
  expect(answerAddress(asked)).toBe(
    'mailto:a%3Fbcc%3Db@mail.example?subject=Re%3A%20BR-1001%3A%20The%20page%20is%20white',
  )
})

it('says that nothing is there, and that it could not be loaded', async () => {
  const { api, user } = await opened('/', { 'GET /api/staff/inbox': { status: 500, body: { message: 'no' } } })
  const again = await screen.findByRole('button', { name: 'Try again' })
  api.answer('GET /api/staff/inbox', { body: { ...view, letters: [], total: 0 } })
  await user.click(again)
  expect(await screen.findByText('Nothing is here.')).toBeVisible()
})
