import { positionFrom } from '@deals/events'
import { Unavailable } from '@deals/storage'
import { activeVersions } from './active-versions.ts'
import type { Control } from './mongo-control.ts'

it('readings that follow each other while nobody answers all fail for those who asked, and for nobody else', async () => {
  const fail: ((reason: Error) => void)[] = []
  const run = () => new Promise((_resolve, reject) => fail.push(reject))
  const time = { now: 0 }
  const active = activeVersions({ connection: { run } } as unknown as Control, () => time.now)
  const first = active.position('posts')
  time.now += 2_000
  const second = active.position('posts')
  const outcomes = Promise.allSettled([first, second])
  for (const end of fail) {
    end(new Unavailable('MongoDB does not answer'))
    // A rejection that nobody waits for ends a process; here it ends the test.
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

/** A server of which one view is at a position, how often it was asked how far views are, and about which versions. */
function aServer() {
  const state = { position: 1, looks: 0 }
  const named: unknown[] = []
  const entry = { _id: 'posts', active: 1, versions: [{ version: 1, schemas: '[]', log: 'a' }] }
  const answering = (rows: () => object[]) => ({ find: () => ({ toArray: async () => rows() }) })
  const checkpoints = answering(() => {
    state.looks += 1
    return [{ _id: 'posts 1 all', projection: 'posts', version: 1, position: positionFrom(state.position), turn: 0 }]
  })
  const control = {
    connection: { run: <T>(operation: () => Promise<T>) => operation() },
    projections: {
      find: ({ _id }: { _id?: unknown }) => {
        named.push(_id)
        return { toArray: async () => [entry] }
      },
    },
    checkpoints,
  } as unknown as Control
  return { state, named, active: activeVersions(control, () => 0) }
}

describe('how far views on a server are', () => {
  it('is asked once for all who ask at the same time', async () => {
    const { state, active } = aServer()
    const asked = await Promise.all([active.moment(), active.moment(), active.moment()])
    expect([state.looks, new Set(asked).size]).toEqual([1, 1])
  })

  it('is asked again at once where this process has told that they moved', async () => {
    const { state, active } = aServer()
    const before = await active.moment()
    state.position = 2
    active.moved()
    expect(await active.moment()).not.toBe(before)
  })

  it('is asked anew by who waits for a write, and nobody is shown less afterwards', async () => {
    const { state, active } = aServer()
    const before = await active.moment()
    state.position = 2
    expect(await active.isKnownToReach({ projection: 'posts', position: positionFrom(2) })).toBe(false)
    expect(await active.position('posts')).toBe(positionFrom(2))
    expect(await active.isKnownToReach({ projection: 'posts', position: positionFrom(2) })).toBe(true)
    expect(await active.moment()).not.toBe(before)
  })

  it('is told of one view by what a moment has found, and never less than who waited was told', async () => {
    const { state, active } = aServer()
    await active.moment()
    expect([await active.positionLately('posts'), await active.positionLately('nothing'), state.looks]).toEqual([
      1, 0, 1,
    ])
    state.position = 2
    await active.position('posts')
    expect(await active.positionLately('posts')).toBe(2)
  })
})

it('whether a version is still read is asked of those alone that somebody asks about', async () => {
  const { named, active } = aServer()
  const version = await active.ofCollection('posts')
  expect(version).toBeNull()
  const posts = { projection: 'posts', version: 1, log: null, schemas: new Map() }
  expect(await Promise.all([active.isStill(posts), active.isStill({ ...posts, version: 2 })])).toEqual([true, false])
  expect(named).toEqual([undefined, { $in: ['posts'] }])
})
