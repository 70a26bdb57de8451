import { screen, waitFor, within } from '@testing-library/react'
import type { NewsletterView } from '@deals/events'
import { fakeApi, type FakeAnswer } from '../../../testing/fake-api.ts'
import { show } from '../../../testing/show.tsx'
import { NewsletterScreen } from './NewsletterScreen.tsx'

const get = 'GET /api/staff/newsletter'
const put = 'PUT /api/staff/newsletter'
const plan = { weekday: 1, hour: 12, isPaused: false, introduction: null, chosen: [], removed: [] }
const view: NewsletterView = {
  version: 3,
  ...plan,
  next: '2026-11-23T12:00:00.000Z',
  members: 41,
  deals: [
    { postId: 7, title: 'Headphones', votes: 12, isChosen: false },
    { postId: 8, title: 'Kettle', votes: 1, isChosen: false },
  ],
  leftOut: [],
  letter: {
    subject: 'The best deals of the week: Headphones',
    html: '<style>p{}</style><p>Hi</p>',
    text: 'Hi as text',
  },
  issues: [{ date: '2026-11-16', hour: 12, letters: 40, introduction: 'Hello.' }],
}

const opened = async (more: Readonly<Record<string, FakeAnswer>> = {}) => {
  const site = await show(<NewsletterScreen />, {
    api: fakeApi({ [get]: { body: view }, 'GET /api/staff/newsletter/size': { body: { confirmed: 9 } }, ...more }),
    signedIn: { username: 'stacy', isStaff: true },
  })
  await screen.findByRole('combobox', { name: 'Day' })
  const press = (name: string) => site.user.click(screen.getByRole('button', { name }))
  return { ...site, press }
}

it('tells who gets it, when, and what went out', async () => {
  await opened()
  expect(screen.getByText('23 Nov 2026, 12:00')).toBeVisible()
  expect(screen.getByText('41')).toBeVisible()
  expect(await screen.findByText('9')).toBeVisible()
  const issues = within(screen.getByRole('region', { name: 'Issues that went out' }))
  expect(issues.getByRole('rowheader', { name: '16 Nov 2026, 12:00' })).toBeVisible()
  expect(issues.getByText('40')).toBeVisible()
})

it('shows the letter in a frame where nothing runs, and as text', async () => {
  const { press } = await opened()
  const frame = screen.getByTitle('The letter')
  expect(frame).toHaveAttribute('sandbox', '')
  expect(frame).toHaveAttribute('srcdoc', '<p>Hi</p>')
  await press('As text')
  expect(screen.getByText('Hi as text')).toBeVisible()
})

it('plans the day, the words and the posts of the next issue, on the plan that was read', async () => {
  const { api, user, press } = await opened({ [put]: { body: { version: 4 } } })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Day' }), 'Friday')
  await user.type(screen.getByRole('textbox', { name: /Introduction/ }), 'Hello.')
  await press('Leave out: Headphones')
  await press('Put first: Kettle')
  await user.type(screen.getByRole('textbox', { name: 'Another post' }), 'https://deals.example/post/245957449856769')
  await press('Put first')
  const inIt = within(screen.getByRole('list', { name: 'Posts in the next issue' }))
  expect(inIt.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Kettle', 'Post 245957449856769'])
  await press('Save the plan')
  expect(await screen.findByText('Newsletter planned')).toBeVisible()
  expect(api.asked(put)[0]?.body).toEqual({
    ...plan,
    version: 3,
    weekday: 5,
    introduction: 'Hello.',
    chosen: [8, 245957449856769],
    removed: [7],
  })
})

it('takes in again what was left out', async () => {
  const { press } = await opened()
  await press('Leave out: Headphones')
  const out = within(screen.getByRole('list', { name: 'Posts that are left out' }))
  expect(out.getByRole('link', { name: 'Headphones' })).toBeVisible()
  await press('Take in again: Headphones')
  expect(screen.queryByRole('list', { name: 'Posts that are left out' })).not.toBeInTheDocument()
})

it('says what is too long at its field, and sends nothing', async () => {
  const { api, user, press } = await opened()
  const field = screen.getByRole('textbox', { name: /Introduction/ })
  await user.click(field)
  await user.paste('a'.repeat(601))
  await press('Save the plan')
  expect(field).toHaveAccessibleDescription(/An introduction has at most 600 characters/)
  expect(api.asked(put)).toEqual([])
})

it('tells who comes second, and keeps what was written', async () => {
  const sentence = 'Somebody else planned the newsletter, or an issue went out, meanwhile.'
  const { api, user, press } = await opened({ [put]: { status: 409, body: { message: sentence } } })
  await user.type(screen.getByRole('textbox', { name: /Introduction/ }), 'Mine.')
  await press('Save the plan')
  expect(await screen.findByText(sentence)).toBeVisible()
  api.answer(get, { body: { ...view, version: 4, weekday: 2 } })
  api.answer(put, { body: { version: 5 } })
  await press('Show what was planned')
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Day' })).toHaveValue('2'))
  expect(screen.getByRole('textbox', { name: /Introduction/ })).toHaveValue('Mine.')
  await press('Save the plan')
  expect(await screen.findByText('Newsletter planned')).toBeVisible()
  expect(api.asked(put).at(-1)?.body).toMatchObject({ version: 4, weekday: 2, introduction: 'Mine.' })
})

it('sends a test to who looks at it, or says why not', async () => {
  const test = 'POST /api/staff/newsletter/test'
  const { press, api } = await opened({ [test]: { body: { to: 'stacy@mail.example' } } })
  await press('Send a test to me')
  expect(await screen.findByText('A test is on its way to stacy@mail.example.')).toBeVisible()
  api.answer(test, { status: 409, body: { message: 'Confirm an e-mail address of yours first.' } })
  await press('Send a test to me')
  expect(await screen.findByText('Confirm an e-mail address of yours first.')).toBeVisible()
})

it('asks before a plan that is not saved is left', async () => {
  const { user } = await opened()
  await user.type(screen.getByRole('textbox', { name: /Introduction/ }), 'Hello.')
  await user.click(screen.getByRole('link', { name: 'Pages' }))
  expect(await screen.findByRole('dialog', { name: 'Leave this page?' })).toBeVisible()
})
