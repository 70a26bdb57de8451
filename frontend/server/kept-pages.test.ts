import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { keptPages, type KeptPage, type Rendered, type Rendering } from './kept-pages.ts'

/** Pages whose renderings wait until the test lets them go, where it holds them. */
function opened() {
  const time = { now: 0 }
  const held: (() => void)[] = []
  const state = { isHolding: false, isTrue: true, status: 200, refused: false, rendered: 0, asked: 0, padding: 0 }
  const pages = keptPages(() => time.now)
  const how: Rendering = {
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
  return { time, state, pages, how, open, letGo }
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
  expect(await open()).toBe('rendering 2')
})

it('a page that has changed is rendered by one, while the others get the one before', async () => {
  const { time, state, open, letGo } = opened()
  await open()
  Object.assign(state, { isTrue: false, isHolding: true })
  time.now = 1_000
  const first = open()
  expect(await Promise.all([open(), open()])).toEqual(['rendering 1', 'rendering 1'])
  letGo()
  expect([await first, await open(), state.rendered]).toEqual(['rendering 2', 'rendering 2', 2])
})

it('a page that is none is not kept', async () => {
  const { state, open } = opened()
  state.status = 404
  expect([await open(), await open()]).toEqual(['rendering 1', 'rendering 2'])
})

it('who asks too often is refused alone', async () => {
  const { state, open, letGo } = opened()
  Object.assign(state, { refused: true, isHolding: true })
  const first = open()
  const second = open()
  await Promise.resolve()
  Object.assign(state, { refused: false, isHolding: false })
  letGo()
  expect([await first, await second, await open()]).toEqual([null, 'rendering 2', 'rendering 2'])
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
