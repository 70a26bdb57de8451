import { act, render } from '@testing-library/react'
import { useShownPost } from '../../lib/shown-posts.ts'
import { followLive } from './follow-live.ts'

/** What jsdom lacks: connections that a test opens, breaks and refuses. */
class Connection extends EventTarget {
  static readonly OPEN = 1
  static readonly CLOSED = 2
  static readonly made: Connection[] = []
  readyState = Connection.OPEN
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    Connection.made.push(this)
  }
  close() {
    this.readyState = Connection.CLOSED
  }
  refuse() {
    this.close()
    this.dispatchEvent(new Event('error'))
  }
}

const look = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}
const asked = () => Connection.made.map(({ url }) => url)
const open = () => Connection.made.filter(({ readyState }) => readyState === Connection.OPEN).map(({ url }) => url)

function Shown({ id }: { readonly id: number }) {
  useShownPost(id)
  return null
}

let stop: () => void
const refused = jest.fn()
beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(globalThis, { EventSource: Connection })
  Connection.made.splice(0)
  refused.mockClear()
  look('visible')
})
afterEach(() => {
  stop()
  jest.useRealTimers()
})

it('follows the posts that the page shows, once for all that came together', () => {
  const { rerender } = render(<Shown id={2} />)
  stop = followLive(() => undefined, refused)
  rerender(
    <>
      <Shown id={2} />
      <Shown id={1} />
      <Shown id={3} />
    </>,
  )
  act(() => jest.runAllTimers())
  expect(asked()).toEqual(['/api/live?posts=2', '/api/live?posts=1%2C2%2C3'])
  expect(open()).toEqual(['/api/live?posts=1%2C2%2C3'])
  rerender(<Shown id={3} />)
  act(() => jest.runAllTimers())
  expect(open()).toEqual(['/api/live?posts=3'])
})

it('hears what is told', () => {
  const take = jest.fn()
  stop = followLive(take, refused)
  const data = JSON.stringify({ unread: 3, posts: [] })
  Connection.made[0]?.dispatchEvent(new MessageEvent('change', { data }))
  expect(take).toHaveBeenCalledWith({ unread: 3, posts: [] })
})

it('keeps no connection for a page that nobody sees, nor after its end', () => {
  stop = followLive(() => undefined, refused)
  look('hidden')
  expect(open()).toEqual([])
  look('visible')
  expect(open()).toHaveLength(1)
  stop()
  expect(open()).toEqual([])
  look('visible')
  expect(open()).toEqual([])
})

it('says so when it was refused, and asks again a minute later', () => {
  stop = followLive(() => undefined, refused)
  expect(refused).not.toHaveBeenCalled()
  Connection.made[0]?.refuse()
  expect(refused).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(59_000)
  expect(asked()).toHaveLength(1)
  jest.advanceTimersByTime(1_000)
  expect(asked()).toHaveLength(2)
})
