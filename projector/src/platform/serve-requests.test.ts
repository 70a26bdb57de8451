import { aVote } from '@deals/events/testing'
import { startProjector } from '../start-projector.ts'
import { storesHere, type OpenedStores } from '../testing/opened-stores.ts'
import { listeningLogger, openTestLog, tallies, testCodec, voteTallies } from '../testing/small-views.ts'
import { codeOf } from './code-of.ts'
import type { Request } from './projection-store.ts'

const asked = { projection: voteTallies.name, action: 'rebuild' } as const
const cutOff = 'cut off by the end of its process'

describe.each(storesHere('requests'))('what pages asked for, on %s', (_, openStores) => {
  let stores: OpenedStores
  beforeEach(async () => {
    stores = await openStores()
  })
  afterEach(() => stores.close())

  const { log, tell } = openTestLog()
  const start = () =>
    startProjector({
      log,
      codec: testCodec,
      store: stores.store,
      projections: [voteTallies],
      logger: listeningLogger(),
    })
  const said = async () => (await stores.store.requests.list()).map(({ state, result }) => [state, result])
  const until = (holds: (requests: readonly Request[]) => boolean) =>
    new Promise<void>((resolve) => {
      const look = () =>
        void stores.store.requests.list().then((requests) => {
          if (holds(requests)) {
            leave()
            resolve()
          }
        })
      const leave = stores.store.onChange(look)
      look()
    })
  const isOver = ({ state }: Request) => state === 'done' || state === 'failed'

  /** What a process leaves that is killed while it rebuilds. */
  async function killedWhileBuilding(state: 'building' | 'fed') {
    const identity = await log.identity()
    const { name, collections } = voteTallies
    await stores.store.create(name, {
      code: codeOf(voteTallies),
      log: identity,
      collections,
      state,
      indexed: state === 'fed',
    })
    await cutOffTimes(1)
  }
  async function cutOffTimes(times: number) {
    for (let time = 1; time <= times; time += 1) {
      await stores.store.requests.add(asked)
      const [{ id } = { id: 0 }] = await stores.store.requests.list()
      const isLast = time === times
      await stores.store.requests.settle(id, isLast ? 'running' : 'failed', isLast ? 'back-fill 40%' : cutOff)
    }
  }

  it.each(['building', 'fed'] as const)('goes on after a process was killed that had a version %s', async (state) => {
    await tell(aVote({ postId: 1 }))
    const first = await start()
    await first.caughtUp()
    await first.stop()
    await killedWhileBuilding(state)
    const next = await start()
    await until((requests) => requests.length === 2 && requests.every(isOver))
    expect(await said()).toEqual([
      ['done', 'switched to version 2'],
      ['failed', cutOff],
    ])
    expect(await stores.readModels.collection(tallies).count({})).toBe(1)
    await next.stop()
  })

  it('is left to staff when it has ended its process three times, and can be asked for again', async () => {
    await cutOffTimes(3)
    const projector = await start()
    await until((requests) => requests.every(isOver))
    expect(await said()).toEqual([
      ['failed', cutOff],
      ['failed', cutOff],
      ['failed', cutOff],
    ])
    const wish = { ...asked, key: null, reason: null, actor: { id: 'stacy', kind: 'staff' } } as const
    expect(await projector.operate(wish)).toMatchObject({ outcome: 'begun' })
    await until((requests) => requests.length === 4 && requests.every(isOver))
    expect((await said())[0]).toEqual(['done', 'switched to version 2'])
    await projector.stop()
  })

  it('is put back by a process that stops, and goes on with the next one', async () => {
    const first = await start()
    await first.caughtUp()
    // Nobody feeds what is built, so the rebuild waits.
    await stores.store.setPaused(voteTallies.name, true)
    await stores.store.requests.add(asked)
    await until(([request]) => request?.state === 'running')
    await first.stop()
    expect(await said()).toEqual([['asked', 'goes on at the next start']])
    await stores.store.setPaused(voteTallies.name, false)
    const next = await start()
    await until((requests) => requests.every(isOver))
    expect(await said()).toEqual([['done', 'switched to version 2']])
    await next.stop()
  })
})
