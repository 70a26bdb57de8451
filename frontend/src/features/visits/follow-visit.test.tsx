import { act, render } from '@testing-library/react'
import { useShownPost } from '../../lib/shown-posts.ts'
import { followVisit } from './follow-visit.ts'

const minute = 60_000
const start = Date.parse('2026-11-20T12:00:00Z')
let sent: { readonly path: string; readonly body: unknown; readonly keepalive: boolean | undefined }[] = []
let status = 200
let stop: () => void

const answer = (path: string, { body, keepalive }: RequestInit) => {
  sent.push({ path, body: typeof body === 'string' ? JSON.parse(body) : body, keepalive })
  return Promise.resolve({ ok: status === 200, status, statusText: '', headers: new Headers(), text: () => '{}' })
}
const look = async (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
  await act(() => jest.advanceTimersByTimeAsync(0))
}
const after = (minutes: number) => jest.setSystemTime(start + minutes * minute)

function Shown({ id }: { readonly id: number }) {
  useShownPost(id)
  return null
}
const goTo = (path: string) => {
  window.history.pushState(null, '', path)
  render(<Shown id={sent.length + 100} />)
}

beforeEach(() => {
  jest.useFakeTimers({ now: start })
  Object.assign(globalThis, { fetch: answer })
  localStorage.clear()
  sent = []
  status = 200
  window.history.pushState(null, '', '/')
  stop = followVisit('ann')
})
afterEach(() => {
  stop()
  jest.useRealTimers()
})

it('tells when the page is hidden, what was opened and for how long somebody was here', async () => {
  after(2)
  goTo('/post/7')
  after(5)
  await look('hidden')
  expect(sent).toEqual([
    {
      path: '/api/visits',
      keepalive: true,
      body: { begunAgo: 5 * minute, endedAgo: 3 * minute, opened: [{ postId: 7, ago: 3 * minute }] },
    },
  ])
})

it('tells seldom, and never twice of the same', async () => {
  await look('hidden')
  await look('visible')
  after(9)
  await look('hidden')
  expect(sent).toHaveLength(1)
  await look('visible')
  after(10)
  goTo('/post/8')
  await look('hidden')
  after(60)
  await look('hidden')
  expect(sent.slice(1).map(({ body }) => body)).toMatchObject([{ opened: [{ postId: 8 }] }])
})

it('tells of what was opened again where the site did not take it', async () => {
  status = 503
  goTo('/post/7')
  await look('hidden')
  status = 200
  after(10)
  await look('hidden')
  expect(sent.map(({ body }) => body)).toMatchObject([{ opened: [{ postId: 7 }] }, { opened: [{ postId: 7 }] }])
})

it('tells in between of a page that is seen for long, and when somebody comes back of the visit before', async () => {
  await look('hidden')
  after(15)
  document.dispatchEvent(new Event('keydown'))
  expect(sent).toHaveLength(1)
  after(20)
  document.dispatchEvent(new Event('keydown'))
  expect(sent).toHaveLength(2)
  after(25)
  goTo('/post/9')
  after(90)
  await look('visible')
  expect(sent.slice(2).map(({ body }) => body)).toMatchObject([{ endedAgo: 65 * minute, opened: [{ postId: 9 }] }])
})
