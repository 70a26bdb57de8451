import { screen, within } from '@testing-library/react'
import type { FrontPageView } from '@deals/events'
import { aPostCard } from '../../testing/builders.ts'
import { fakeApi, type FakeAnswer } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { HomeScreen } from './HomeScreen.tsx'

const call = 'GET /api/front-pages'
const hour = '2026-11-27T09:00:00.000Z'
const readAt = '2026-11-27T09:00:07.000Z'
const [lamp, kettle] = [
  aPostCard({ id: 1, title: 'Lamp', votes: 12, commentCount: 1 }),
  aPostCard({ id: 2, title: 'Kettle', votes: 1 }),
]
const page = (over: Partial<FrontPageView> = {}): FrontPageView => ({
  asked: hour,
  hour,
  readAt,
  places: [
    { isFeatured: true, post: lamp },
    { isFeatured: false, post: null },
    { isFeatured: false, post: kettle },
  ],
  before: '2026-11-27T08:00:00.000Z',
  after: '2026-11-27T11:00:00.000Z',
  first: '2026-11-26T00:00:00.000Z',
  ...over,
})
const open = async (answer: FakeAnswer, at = hour) => {
  const api = fakeApi({ [call]: answer })
  await show(<HomeScreen />, { api, at: `/?at=${at}`, signedIn: true })
  return api
}

it('says when that was, leads to now, and each post to its page of that moment', async () => {
  const api = await open({ body: page() })
  expect(await screen.findByText('The home page as it stood on 27 Nov 2026, 09:00 UTC')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See it as it is now' })).toHaveAttribute('href', '/')
  const links = screen.getAllByRole('article').map((card) => within(card).getByRole('link').getAttribute('href'))
  expect(links).toEqual([1, 2].map((id) => `/post/${id}?at=${encodeURIComponent(readAt)}`))
  expect(api.asked(call).map(({ params }) => params)).toEqual([{ at: hour }])
  expect(api.asked('GET /api/posts')).toEqual([])
})

it('has the numbers of then, and nothing to press', async () => {
  await open({ body: page() })
  const [first] = await screen.findAllByRole('article')
  expect(first).toHaveTextContent('Featured')
  expect(first).toHaveTextContent('12 votes')
  expect(first).toHaveTextContent('1 comment')
  for (const card of screen.getAllByRole('article')) {
    expect(within(card).queryByRole('button')).toBeNull()
  }
})

it('keeps the place of a post that cannot be read any more', async () => {
  await open({ body: page() })
  const gone = await screen.findByText('A post stood here that cannot be read any more.')
  const [first, second] = screen.getAllByRole('article')
  expect(gone.previousElementSibling).toBe(first)
  expect(gone.nextElementSibling).toBe(second)
})

it.each<[what: string, over: Partial<FrontPageView>, names: string[]]>([
  ['in the midst', {}, ['Before: 27 Nov 2026, 08:00', 'After: 27 Nov 2026, 11:00']],
  ['the first one', { before: null }, ['After: 27 Nov 2026, 11:00']],
  ['the last one', { after: null }, ['Before: 27 Nov 2026, 08:00']],
])('leads to the noted hours around it: %s', async (_what, over, names) => {
  await open({ body: page(over) })
  const steps = await screen.findByRole('navigation', { name: 'Noted hours' })
  const links = within(steps).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(names)
  expect(screen.getByLabelText('See it as it was on (UTC)')).toHaveValue('2026-11-27T09:00')
})

it.each<[over: Partial<FrontPageView>, words: RegExp | null]>([
  [{ asked: '2026-11-27T09:59:59.000Z' }, null],
  [{ asked: null }, null],
  [{ asked: '2026-11-27T10:30:00.000Z' }, /Nothing was noted in the hours after it, up to 27 Nov 2026, 10:30 UTC/],
  [{ asked: '2026-11-28T10:30:00.000Z', after: null }, /Nothing was noted since, up to 28 Nov 2026, 10:30 UTC/],
])('says where hours are missing: %j', async (over, words) => {
  await open({ body: page(over) })
  const bar = await screen.findByText(/This is a look back/)
  const said = bar.textContent
  expect(words === null ? !said.includes('Nothing was noted') : words.test(said)).toBe(true)
})

it.each([
  [404, 'The home page has been noted since 26 Nov 2026, 00:00 UTC'],
  [400, 'Name a time such as 2026-11-27T09:00Z'],
])('says why there is nothing to be seen (%d)', async (status, message) => {
  await open({ status, body: { message } }, 'x')
  expect(await screen.findByText(`${message}.`)).toBeVisible()
  expect(screen.getByRole('link', { name: 'See it as it is now' })).toHaveAttribute('href', '/')
})
