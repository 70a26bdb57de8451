import { Unavailable, OutcomeUnknown } from '@deals/storage'
import { startFakeEventStore, type FakeEventStore } from '../testing/fake-event-store/fake-event-store.ts'
import { anEvent, freshStream, otherWork, someEvents, until } from '../testing/log-events.ts'
import { WrongRevision, type EventLog } from '../event-log.ts'
import { openEventStoreDbLog } from './eventstoredb-event-log.ts'

let server: FakeEventStore
let log: EventLog
const open = () => openEventStoreDbLog({ url: server.url })

beforeEach(async () => {
  server = await startFakeEventStore()
  log = await open()
})
afterEach(async () => {
  await log.close()
  await server.stop()
})

describe('an append that the server does not answer', () => {
  it.each([
    ['because it is silent', 'isSilent', false],
    ['though it was written', 'forgetsAnswers', true],
  ] as const)('%s has an unknown outcome, and repeated it is written once', async (_, fault, isWritten) => {
    const [stream, events] = [freshStream(), someEvents(2)]
    server.faults[fault] = true
    const lost = log.append(stream, events, { expected: 'none', deadlineMs: 100 })
    await expect(lost).rejects.toBeInstanceOf(OutcomeUnknown)
    // It may reach a busy server later than anybody waits for it.
    await until(() => server.log.stream(stream).length + server.ignoredAttempts() > 0)
    expect(server.log.stream(stream)).toHaveLength(isWritten ? 2 : 0)
    server.faults[fault] = false
    const repeated = await log.append(stream, events, { expected: 'none' })
    expect(repeated).toEqual({ revision: 1, position: await log.head(), duplicate: isWritten })
    expect((await log.readStream(stream)).revision).toBe(1)
  })

  it('in time may be answered later, when nobody listens any more', async () => {
    const [stream, events] = [freshStream(), someEvents(2)]
    server.keepAnswers()
    const lost = log.append(stream, events, { expected: 'none', deadlineMs: 100 })
    await expect(lost).rejects.toBeInstanceOf(OutcomeUnknown)
    server.giveAnswers()
    await expect(log.append(stream, events, { expected: 'none' })).resolves.toMatchObject({ duplicate: true })
  })

  it('because it is frozen is done once, whether it thaws before or after the repetition', async () => {
    const [stream, events] = [freshStream(), someEvents(2)]
    server.freeze()
    const first = log.append(stream, events, { expected: 'none', deadlineMs: 100 })
    await expect(first).rejects.toBeInstanceOf(OutcomeUnknown)
    const second = log.append(stream, events, { expected: 'none' })
    await otherWork()
    server.thaw()
    await expect(second).resolves.toMatchObject({ revision: 1 })
    expect(server.log.stream(stream)).toHaveLength(2)
  })

  it('does not keep others from theirs, and is given again until it is answered', async () => {
    const stream = freshStream()
    server.keepAnswers()
    const arrived = new Promise<void>((resolve) => void server.log.onWritten(resolve))
    const lost = log.append(stream, [anEvent()], { expected: 'none' })
    await arrived
    server.forgetAnswers()
    expect(await log.append(freshStream(), [anEvent()], { expected: 'none' })).toMatchObject({ revision: 0 })
    await expect(lost).resolves.toMatchObject({ revision: 0 })
    expect(server.log.stream(stream)).toHaveLength(1)
  })

  it('because the server went away under it is given again when it is back', async () => {
    const stream = freshStream()
    server.keepAnswers()
    const arrived = new Promise<void>((resolve) => void server.log.onWritten(resolve))
    const appending = log.append(stream, [anEvent()], { expected: 'none' })
    await arrived
    await server.stop()
    server.forgetAnswers()
    await server.startAgain()
    await expect(appending).resolves.toMatchObject({ revision: 0 })
    expect(server.log.stream(stream)).toHaveLength(1)
  })

  it('and that expects nothing is not given again, because it could be written twice', async () => {
    const stream = freshStream()
    server.faults.forgetsAnswers = true
    const lost = log.append(stream, [anEvent()], { expected: 'any', deadlineMs: 500 })
    await expect(lost).rejects.toBeInstanceOf(OutcomeUnknown)
    expect(server.log.stream(stream)).toHaveLength(1)
  })

  it.each([
    ['ended as if all were well', () => server.endSharedAppends()],
    ['broken off', () => server.breakSharedAppends()],
  ])('over a call that was %s is given again over one of its own, and written once', async (_, end) => {
    const [stream, events] = [freshStream(), someEvents(2)]
    server.keepAnswers()
    const arrived = new Promise<void>((resolve) => void server.log.onWritten(resolve))
    const appending = log.append(stream, events, { expected: 'none' })
    await arrived
    server.forgetAnswers()
    end()
    await expect(appending).resolves.toMatchObject({ revision: 1, duplicate: false })
    expect(server.log.stream(stream)).toHaveLength(2)
    const shared = server.sharedAppends()
    await log.append(stream, [anEvent()], { expected: 1 })
    expect(server.sharedAppends()).toBe(shared + 1)
  })

  it('is not given again where it is to stay in order', async () => {
    const stream = freshStream()
    server.faults.isSilent = true
    const lost = log.append(stream, [anEvent()], { expected: 'none', isInOrder: true, deadlineMs: 50 })
    await expect(lost).rejects.toBeInstanceOf(OutcomeUnknown)
    await until(() => server.ignoredAttempts() > 0)
    server.faults.isSilent = false
    await log.append(freshStream(), [anEvent()], { expected: 'none', isInOrder: true })
    expect(server.log.stream(stream)).toHaveLength(0)
  })
})

describe('an append', () => {
  it('shares a call with others, unless it expects nothing: given twice it would be written twice', async () => {
    await log.append(freshStream(), [anEvent()], { expected: 'none' })
    expect(server.sharedAppends()).toBe(1)
    await log.append(freshStream(), [anEvent()], { expected: 'any' })
    expect(server.sharedAppends()).toBe(1)
  })

  it('asks nothing but what it must', async () => {
    const before = server.reads()
    await log.append(freshStream(), [anEvent()], { expected: 'none', tellsDuplicate: false })
    expect(server.reads()).toBe(before)
    await log.append(freshStream(), [anEvent()], { expected: 'none' })
    expect(server.reads()).toBe(before + 1)
  })

  it('is not touched by what happens to another log of the process', async () => {
    const other = await startFakeEventStore()
    const gone = await openEventStoreDbLog({ url: other.url })
    server.keepAnswers()
    const mine = log.append(freshStream(), [anEvent()], { expected: 'none' })
    const theirs = gone.append(freshStream(), [anEvent()], { expected: 'none', deadlineMs: 300 })
    await other.stop()
    await expect(theirs).rejects.toThrow(/EventStoreDB/)
    server.giveAnswers()
    await expect(mine).resolves.toMatchObject({ revision: 0 })
    await gone.close()
  })

  it('is not touched by readings that fail', async () => {
    server.keepAnswers()
    const appending = log.append(freshStream(), [anEvent()], { expected: 'none' })
    server.faults.breaksReadsAfter = 0
    await expect(log.head()).rejects.toBeInstanceOf(Unavailable)
    server.faults.breaksReadsAfter = Infinity
    server.giveAnswers()
    await expect(appending).resolves.toMatchObject({ revision: 0, duplicate: false })
  })

  it('follows the server that leads, and gives up when each names another', async () => {
    const stream = freshStream()
    server.faults.refersToLeader = 2
    await expect(log.append(stream, [anEvent()], { expected: 'none' })).resolves.toMatchObject({ revision: 0 })
    server.faults.refersToLeader = 100
    // What was under way over the call that broke may have been written by a server that led until then.
    await expect(log.append(stream, [anEvent()], { expected: 0, deadlineMs: 1_000 })).rejects.toBeInstanceOf(
      OutcomeUnknown,
    )
    await expect(log.append(stream, [anEvent()], { expected: 'any' })).rejects.toBeInstanceOf(Unavailable)
    expect(server.log.stream(stream)).toHaveLength(1)
  })

  it('shows the tools of the server what caused it', async () => {
    const [stream, event] = [freshStream(), anEvent()]
    await log.append(stream, [event], { expected: 'none' })
    const [record] = server.log.stream(stream)
    const { correlationId, causationId } = event.meta
    expect(JSON.parse(Buffer.from(record?.custom ?? []).toString())).toMatchObject({
      $correlationId: correlationId,
      $causationId: causationId,
    })
    expect((await log.readStream(stream)).events[0]?.meta).toEqual(event.meta)
  })

  it('under way when the log is closed comes to its end first', async () => {
    server.keepAnswers()
    const appending = log.append(freshStream(), [anEvent()], { expected: 'none' })
    const closing = log.close()
    server.giveAnswers()
    await expect(appending).resolves.toMatchObject({ revision: 0, duplicate: false })
    await expect(closing).resolves.toBeUndefined()
  })
})

describe('an append that another process has made', () => {
  let other: EventLog
  beforeEach(async () => {
    other = await open()
  })
  afterEach(() => other.close())

  it.each([
    ['is known as a duplicate by its ids', 'none', 0],
    ['is known as a duplicate behind others', 1, 2],
  ] as const)('%s', async (_, expected, before) => {
    const [stream, events] = [freshStream(), someEvents(2)]
    if (before > 0) {
      await other.append(stream, someEvents(before), { expected: 'none' })
    }
    const first = await other.append(stream, events, { expected })
    expect(first.duplicate).toBe(false)
    expect(await log.append(stream, events, { expected })).toEqual({ ...first, duplicate: true })
  })

  it('at the same moment is written by one of them, and each is told which', async () => {
    const [stream, events] = [freshStream(), someEvents(2)]
    const answers = await Promise.all([log, other].map((one) => one.append(stream, events, { expected: 'none' })))
    expect(answers.map(({ duplicate }) => duplicate).sort()).toEqual([false, true])
    expect(server.log.stream(stream)).toHaveLength(2)
  })

  it('many times at once is written once, and nobody waits for a commit that was lost sight of', async () => {
    const [stream, events] = [freshStream(), someEvents(2)]
    const logs = await Promise.all(Array.from({ length: 8 }, open))
    // The server would say after two seconds that it has lost sight of them.
    const appending = logs.map((one) => one.append(stream, events, { expected: 'none', deadlineMs: 1_900 }))
    const answers = await Promise.all(appending)
    expect(answers.filter(({ duplicate }) => !duplicate)).toHaveLength(1)
    expect(new Set(answers.map(({ position }) => position)).size).toBe(1)
    expect(server.log.stream(stream)).toHaveLength(2)
    await Promise.all(logs.map((one) => one.close()))
  })

  it('and that is only a part of it is refused', async () => {
    const [stream, events] = [freshStream(), someEvents(3)]
    await other.append(stream, events.slice(0, 2), { expected: 'none' })
    await expect(log.append(stream, events, { expected: 'none' })).rejects.toBeInstanceOf(WrongRevision)
  })
})
