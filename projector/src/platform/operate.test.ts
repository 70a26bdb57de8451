import { beforeFirst, type OperationWish } from '@deals/events'
import { aVote } from '@deals/events/testing'
import { startProjector, type Projector } from '../start-projector.ts'
import { memoryStores, type OpenedStores } from '../testing/opened-stores.ts'
import { memoryLog, type OpenedLog } from '../testing/opened-logs.ts'
import { listeningLogger, openTestLog, testCodec, voteTallies, type TestLog } from '../testing/small-views.ts'
import { projection } from './projection.ts'

const stacy = { id: 'stacy', kind: 'staff' } as const
let opened: OpenedLog
let stores: OpenedStores
let told: TestLog
let projector: Projector
let isBroken: boolean

const fragile = projection({
  ...voteTallies,
  evolve(documents, event) {
    if (isBroken) {
      throw new Error('cannot count')
    }
    voteTallies.evolve(documents, event)
  },
})

beforeEach(async () => {
  isBroken = false
  opened = await memoryLog()
  stores = memoryStores()
  told = openTestLog(opened.log)
  projector = await startProjector({
    log: told.log,
    codec: testCodec,
    store: stores.store,
    logger: listeningLogger(),
    projections: [fragile],
  })
  await told.tell(aVote({ postId: 1 }))
  await projector.caughtUp()
})
afterEach(async () => {
  await projector.stop()
  await stores.close()
  await opened.close()
})

const ask = (action: OperationWish['action'], over: Partial<OperationWish> = {}) =>
  projector.operate({ projection: 'vote-tallies', action, key: null, reason: null, actor: stacy, ...over })
const recorded = async () => {
  const { events } = await told.log.readAll({ after: beforeFirst, limit: 1_000 })
  return events
    .filter(({ stream }) => stream.startsWith('ops-'))
    .map(({ type, data, meta }) => [type, data['action'] ?? data['version'], meta.actor.kind])
}
/** Resolves when the desk shows what is waited for. */
const untilDesk = async (isThere: (desk: Awaited<ReturnType<Projector['operationsDesk']>>) => boolean) => {
  while (!isThere(await projector.operationsDesk({}))) {
    await new Promise((resolve) => setImmediate(resolve))
  }
}

it('a view is built anew, switched to and rolled back, and the log knows who asked', async () => {
  expect(await ask('rollback')).toMatchObject({
    outcome: 'not-possible',
    message: 'There is no version to go back to.',
  })
  expect(await ask('rebuild')).toEqual({ outcome: 'begun', message: 'The rebuild was asked for.' })
  await untilDesk(({ work }) => work[0]?.state === 'done')
  expect((await projector.operationsDesk({})).work).toMatchObject([
    { projection: 'vote-tallies', action: 'rebuild', result: 'switched to version 2' },
  ])
  expect(await ask('rollback')).toEqual({ outcome: 'done', message: 'Version 1 answers again.' })
  expect(await ask('switch')).toMatchObject({ outcome: 'not-possible' })
  expect(await recorded()).toEqual([
    ['OperationAsked', 'rebuild', 'staff'],
    ['ProjectionRebuildStarted', 2, 'system'],
    ['ProjectionVerified', 2, 'system'],
    ['ProjectionSwitched', 2, 'system'],
    ['OperationAsked', 'rollback', 'staff'],
    ['ProjectionRolledBack', 1, 'staff'],
  ])
})

it('a view is paused once, and goes on', async () => {
  expect(await ask('resume')).toMatchObject({ outcome: 'not-possible', message: 'This view is not paused.' })
  expect((await ask('pause')).outcome).toBe('done')
  expect((await stores.store.standings()).map(({ paused }) => paused)).toEqual([true])
  expect(await ask('pause')).toMatchObject({ outcome: 'not-possible', message: 'This view is paused already.' })
  expect((await ask('resume')).outcome).toBe('done')
  expect((await stores.store.standings()).map(({ paused }) => paused)).toEqual([false])
})

it('what is parked is told with its reason, tried again, and given up with one', async () => {
  isBroken = true
  await told.tell(aVote({ postId: 2 }), aVote({ postId: 3 }))
  await projector.caughtUp()
  const { parked } = await projector.operationsDesk({})
  expect(parked).toMatchObject([
    { projection: 'vote-tallies', key: '2', events: 1, type: 'VoteCast', error: 'cannot count', asked: null },
    { key: '3' },
  ])
  expect((await ask('discard', { key: '3', reason: 'A test.' })).outcome).toBe('begun')
  await untilDesk((desk) => desk.parked.length === 1)
  isBroken = false
  expect(await ask('retry', { key: '2' })).toEqual({
    outcome: 'begun',
    message: 'They are tried again now. What still cannot be folded stays parked.',
  })
  await untilDesk((desk) => desk.parked.length === 0)
  expect(await ask('retry', { key: '2' })).toMatchObject({ outcome: 'not-possible' })
  const asked = (await recorded()).filter(([type]) => type === 'OperationAsked')
  expect(asked).toEqual([
    ['OperationAsked', 'discard', 'staff'],
    ['OperationAsked', 'retry', 'staff'],
  ])
})

it('a view that is not there is not found, and nothing is written down', async () => {
  expect(await ask('rebuild', { projection: 'nothing' })).toMatchObject({ outcome: 'not-found' })
  expect(await recorded()).toEqual([])
})
