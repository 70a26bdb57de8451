import { act, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import type { HistoryEntry } from '@deals/events'
import { makeStore } from '../../app/store.ts'
import { fakeApi, type FakeAnswer, type SeenRequest } from '../../testing/fake-api.ts'
import { HistoryTimeline } from './HistoryTimeline.tsx'

const total = 60
const pageSize = 50
const edit = (position: number): HistoryEntry => ({
  position,
  at: '2026-01-01T00:00:00.000Z',
  kind: 'PostEdited',
  role: 'poster',
  reason: `Reason ${position}.`,
})

/** The newest first, as it is asked for. */
function pageOf({ params }: SeenRequest, newest: number): FakeAnswer {
  const first = newest - (Number(params['page']) - 1) * pageSize
  const length = Math.min(pageSize, Math.max(0, first))
  return { body: { entries: Array.from({ length }, (_none, place) => edit(first - place)), total: newest } }
}

function open(answer: (request: SeenRequest) => FakeAnswer, limit?: number) {
  const { send, asked } = fakeApi({ 'GET /api/posts/1/history': answer })
  render(
    <Provider store={makeStore({ send })}>
      <MemoryRouter>
        <HistoryTimeline postId={1} currency="USD" {...(limit === undefined ? {} : { limit })} />
      </MemoryRouter>
    </Provider>,
  )
  return () => asked('GET /api/posts/1/history').map(({ params }) => [params['sort'], params['page']])
}

const reasons = () => screen.getAllByText(/^Reason/).map(({ textContent }) => textContent)
const from = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_none, place) => `Reason ${newest - place}.`)
const readOn = async () => {
  const button = await screen.findByRole('button', { name: 'Show earlier steps' })
  await act(async () => {
    button.click()
  })
}

it('begins with the newest and is read on to the first', async () => {
  const asked = open((request) => pageOf(request, total))
  await screen.findByText('Reason 60.')
  expect(reasons()).toEqual(from(60, 11))
  await readOn()
  expect(await screen.findByText('Reason 1.')).toBeInTheDocument()
  expect(reasons()).toEqual(from(60, 1))
  expect(screen.queryByRole('button', { name: 'Show earlier steps' })).toBeNull()
  expect(asked()).toEqual([
    ['newest', '1'],
    ['newest', '2'],
  ])
})

it('shows a step once, whatever happens while it is read on', async () => {
  open((request) => pageOf(request, request.params['page'] === '1' ? total : total + 1))
  await readOn()
  expect(await screen.findByText('Reason 1.')).toBeInTheDocument()
  expect(reasons()).toEqual(from(60, 1))
})

it('keeps what is there when reading on fails, and can be asked again', async () => {
  open((request) => (request.params['page'] === '1' ? pageOf(request, total) : { status: 500, body: 'No.' }))
  await readOn()
  expect(await screen.findByRole('alert')).toHaveTextContent('The earlier steps could not be loaded.')
  expect(reasons()).toEqual(from(60, 11))
  expect(screen.getByRole('button', { name: 'Show earlier steps' })).toBeEnabled()
})

it('beside a post shows a few, and offers no more', async () => {
  open((request) => pageOf(request, total), 4)
  await screen.findByText('Reason 60.')
  expect(reasons()).toEqual(from(60, 57))
  expect(screen.queryByRole('button')).toBeNull()
})

it('leads to the post as each step left it, but for one that hid it', async () => {
  const step = (position: number, to: 'active' | 'poster-review') => ({
    position,
    at: `2026-01-0${position}T00:00:00.000Z`,
    kind: 'PostSentToReview',
    role: 'moderator',
    to,
  })
  open(() => ({ body: { entries: [step(2, 'poster-review'), step(1, 'active')], total: 2 } }))
  const links = await screen.findAllByRole('link', { name: 'See the post as it was then' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/post/1?at=2026-01-01T00%3A00%3A00.000Z'])
})

it('tells what the reason of a moderator is about', async () => {
  const removed = { position: 1, at: '2026-01-01T00:00:00.000Z', kind: 'PostDeleted', role: 'moderator' }
  open(() => ({ body: { entries: [{ ...removed, reasonGroup: 'Spam' }], total: 1 } }))
  expect(await screen.findByText('Spam')).toBeInTheDocument()
})

it.each([
  ['ReportResolved', 'system', 'upheld', 'The report was found right'],
  ['ReportResolved', 'moderator', 'dismissed', 'The report was rejected'],
  ['ReportReopened', 'moderator', 'upheld', 'It had been found right'],
  ['PostReported', 'member', 'duplicate', 'As posted already'],
  ['PostExpired', 'system', 'report', 'Members said that it is over'],
])('says what %s by a %s was: %s', async (...[kind, role, code, words]) => {
  open(() => ({ body: { entries: [{ position: 1, at: '2026-01-01T00:00:00.000Z', kind, role, code }], total: 1 } }))
  expect(await screen.findByText(words)).toBeInTheDocument()
})

it('does not say again what is known by who did it', async () => {
  const entry = { position: 1, at: '2026-01-01T00:00:00.000Z', kind: 'PostDeleted', role: 'poster', code: 'author' }
  open(() => ({ body: { entries: [entry], total: 1 } }))
  expect(await screen.findByText('Deleted')).toBeInTheDocument()
  expect(screen.queryByText('By its poster')).toBeNull()
})
