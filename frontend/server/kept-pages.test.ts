import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { keptPages, type Keeping, type KeptPage, type Rendered, type Rendering } from './kept-pages.ts'
import { packForMany } from './pack.ts'

/** In place of a status: there is no page at all. */
const failing = 0

/** Pages whose renderings wait until the test lets them go, where it holds them. */
function opened(given: Partial<Keeping> = {}) {
  const time = { now: 0 }
  const held: (() => void)[] = []
  const failures: unknown[] = []
  const state = { isHolding: false, isTrue: true, status: 200, refused: false, rendered: 0, asked: 0, padding: 0 }
  const pages = keptPages({ now: () => time.now, ...given })
  const how: Rendering = {
    noteFailure: (error) => void failures.push(error),
    render: async (): Promise<Rendered> => {
      state.rendered += 1
      const { status, refused, padding } = state
      const page = {
        status,
        body: Buffer.from(`rendering ${state.rendered}`.padEnd(padding)),
        styleHashes: [],
        location: undefined,
        isForMember: false,
      }
      if (state.isHolding) {
        await new Promise<void>((resolve) => held.push(resolve))
      }
      if (status === failing) {
        throw new Error('It cannot be drawn.')
      }
      return { page, answers: [], refused }
    },
    isUnchanged: async () => {
      state.asked += 1
      return state.isTrue
    },
  }
  const bodyOf = (page: KeptPage | null) => page?.body.toString() ?? null
  const open = async (key = '/') => bodyOf(await pages(key, how))
  const letGo = () => held.splice(0).forEach((resolve) => resolve())
  /** Three at once, while what they wait for is held; with how often it was rendered for them. */
  const openedByThree = async () => {
    const { rendered } = state
    state.isHolding = true
    const all = [open(), open(), open()]
    const without = await Promise.all(all.map((one) => Promise.race([one, soon()])))
    state.isHolding = false
    letGo()
    const seen = await Promise.all(all.map((one) => one.catch((error: Error) => error.message)))
    await soon()
    return { without, seen, renderings: state.rendered - rendered }
  }
  return { time, state, failures, pages, how, open, openedByThree, letGo }
}

it('a page is rendered once, however many open it at once or within a second', async () => {
  const { time, state, open, letGo } = opened()
  state.isHolding = true
  const all = [open(), open(), open()]
  await Promise.resolve()
  letGo()
  expect(await Promise.all(all)).toEqual(['rendering 1', 'rendering 1', 'rendering 1'])
  time.now = 999
  expect([await open(), state.asked]).toEqual(['rendering 1', 0])
  state.isHolding = false
  expect(await open('/popular')).toBe('rendering 2')
})

it('a page on which nothing has changed is not rendered again, until its ages are old', async () => {
  const { time, state, open } = opened()
  for (time.now = 0; time.now < 30_000; time.now += 1_000) {
    expect(await open()).toBe('rendering 1')
  }
  expect(state.asked).toBe(29)
  expect([await open(), await open()]).toEqual(['rendering 1', 'rendering 2'])
})

/** When everything has happened that waits for nothing outside. */
const soon = () => new Promise<'waits'>((resolve) => setImmediate(() => resolve('waits')))
const three = <One>(one: One): One[] => [one, one, one]

it('a page that has changed is rendered once, and nobody waits who gets the one before', async () => {
  const { time, state, open, openedByThree } = opened()
  await open()
  state.isTrue = false
  time.now = 1_000
  expect(await openedByThree()).toEqual({ without: three('rendering 1'), seen: three('rendering 1'), renderings: 1 })
  expect(await openedByThree()).toMatchObject({ seen: three('rendering 2'), renderings: 0 })
})

describe.each([
  ['is gone', 404],
  ['has moved', 301],
  ['is closed to visitors', 401],
])('a page that %s', (_what, status) => {
  it('is shown for three seconds at most, and not once that is known', async () => {
    const { time, state, open, openedByThree } = opened()
    await open()
    Object.assign(state, { isTrue: false, status })
    time.now = 2_999
    expect(await openedByThree()).toMatchObject({ without: three('rendering 1'), renderings: 1 })
    expect(await openedByThree()).toEqual({ without: three('waits'), seen: three('rendering 3'), renderings: 1 })
  })

  it.each([3_000, 3_600_000])('is shown to nobody where nobody has looked for %d ms', async (later) => {
    const { time, state, open, openedByThree } = opened()
    await open()
    Object.assign(state, { isTrue: false, status })
    time.now = later
    expect(await openedByThree()).toEqual({ without: three('waits'), seen: three('rendering 2'), renderings: 1 })
  })
})

it('a page that nobody opened for an hour is no page of an hour ago for anybody', async () => {
  const { time, open, openedByThree } = opened()
  await open()
  time.now = 3_600_000
  expect(await openedByThree()).toEqual({ without: three('waits'), seen: three('rendering 2'), renderings: 1 })
})

it('a page of which it is known that nothing has changed is served, however long nobody looked', async () => {
  const { time, state, open, openedByThree } = opened()
  await open()
  time.now = 29_999
  expect(await openedByThree()).toMatchObject({ seen: three('rendering 1'), renderings: 0 })
  expect(state.asked).toBe(1)
})

it('a page is as old as what it was asked from, however long it took to render', async () => {
  const { time, state, open, letGo } = opened()
  state.isHolding = true
  const first = open()
  time.now = 3_000
  letGo()
  expect(await first).toBe('rendering 1')
  Object.assign(state, { isHolding: false, isTrue: false })
  expect(await open()).toBe('rendering 2')
})

it('a rendering that fails is noted and shown to nobody, until the page before is too old', async () => {
  const { time, state, failures, open, openedByThree } = opened()
  await open()
  Object.assign(state, { isTrue: false, status: failing })
  time.now = 2_999
  expect(await openedByThree()).toMatchObject({ seen: three('rendering 1'), renderings: 1 })
  expect(failures).toEqual([new Error('It cannot be drawn.')])
  time.now = 3_000
  expect(await openedByThree()).toMatchObject({ seen: three('It cannot be drawn.'), renderings: 1 })
  expect(failures).toHaveLength(1)
  state.status = 200
  expect(await openedByThree()).toMatchObject({ seen: three('rendering 4'), renderings: 1 })
})

it('an answer that is missing for now ends no page: it may be the same afterwards', async () => {
  const { time, state, open } = opened()
  await open()
  Object.assign(state, { isTrue: false, status: 503 })
  time.now = 3_000
  expect(await open()).toBe('rendering 2')
  state.isTrue = true
  expect(await open()).toBe('rendering 1')
})

it('a page that is none is not kept', async () => {
  const { state, open } = opened()
  state.status = 404
  expect([await open(), await open()]).toEqual(['rendering 1', 'rendering 2'])
})

it('who asks too often is refused alone, and the others wait for one rendering', async () => {
  const { state, open, letGo } = opened()
  Object.assign(state, { refused: true, isHolding: true })
  const first = open()
  const others = [open(), open()]
  await soon()
  state.refused = false
  letGo()
  expect(await first).toBeNull()
  await soon()
  letGo()
  expect([await Promise.all(others), await open()]).toEqual([['rendering 2', 'rendering 2'], 'rendering 2'])
})

it('who asks too often gets the page before, and the next who asks has it renewed', async () => {
  const { time, state, open, openedByThree } = opened()
  await open()
  Object.assign(state, { refused: true, isTrue: false })
  time.now = 2_999
  expect(await open()).toBe('rendering 1')
  await soon()
  state.refused = false
  expect(await openedByThree()).toMatchObject({ seen: three('rendering 1'), renderings: 1 })
  expect(await open()).toBe('rendering 3')
})

it('a rendering that fails is tried again', async () => {
  const { pages, how, open } = opened()
  const failing = { ...how, render: () => Promise.reject(new Error('no')) }
  await expect(pages('/', failing)).rejects.toThrow('no')
  expect(await open()).toBe('rendering 1')
})

it('keeps what was opened last, within its bounds', async () => {
  const { state, open } = opened()
  const numberOf = async (key: string) => (await open(key))?.trimEnd()
  // Three of them fill the room.
  state.padding = 5_000_000
  expect([await numberOf('/a'), await numberOf('/b'), await numberOf('/c')]).toEqual(
    [1, 2, 3].map((nr) => `rendering ${nr}`),
  )
  expect(await numberOf('/a')).toBe('rendering 1')
  expect(await numberOf('/d')).toBe('rendering 4')
  expect([await numberOf('/a'), await numberOf('/c'), await numberOf('/d'), state.rendered]).toEqual([
    'rendering 1',
    'rendering 3',
    'rendering 4',
    4,
  ])
  expect(await numberOf('/b')).toBe('rendering 5')
  state.padding = 40_000_000
  expect([await numberOf('/huge'), await numberOf('/huge')]).toEqual(['rendering 6', 'rendering 7'])
})

it('is packed once in each way', async () => {
  const { pages, how } = opened()
  const page = await pages('/', how)
  const br = (await page?.packed('br')) ?? ''
  expect(brotliDecompressSync(br).toString()).toBe('rendering 1')
  expect(gunzipSync((await page?.packed('gzip')) ?? '').toString()).toBe('rendering 1')
  expect((await page?.packed('identity'))?.toString()).toBe('rendering 1')
  expect(await page?.packed('br')).toBe(br)
})

it('is packed anew where that went wrong', async () => {
  let isAway = true
  const pack: typeof packForMany = async (encoding, plain) => {
    if (isAway) {
      throw new Error('no room')
    }
    return packForMany(encoding, plain)
  }
  const { pages, how } = opened({ pack })
  const page = await pages('/', how)
  await expect(page?.packed('br')).rejects.toThrow('no room')
  isAway = false
  expect(brotliDecompressSync((await page?.packed('br')) ?? '').toString()).toBe('rendering 1')
})

it('counts what a page was made from as part of it', async () => {
  const { pages, how, open } = opened({ mostBytes: 10_000 })
  const answers = [{ path: '/api/posts', status: 200, etag: '', text: 'x'.repeat(10_000) }]
  const render = async () => ({ ...(await how.render()), answers })
  expect((await pages('/', { ...how, render }))?.body.toString()).toBe('rendering 1')
  expect(await open()).toBe('rendering 2')
})
