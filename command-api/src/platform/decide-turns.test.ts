import { setImmediate as nextTurn } from 'node:timers/promises'
import fc, { type Scheduler } from 'fast-check'
import { pino } from 'pino'
import { beforeFirst, streamOf, type DomainEvent } from '@deals/events'
import { farAway, passTime, passTurns } from '@deals/events/testing'
import { newUuid } from '@deals/events/platform'
import { createSealer, openMemoryKeyedStore, sealingKeysIn } from '@deals/accounts'
import { createCodec, openMemoryLog, OutcomeUnknown, type EventLog, type LogEvent } from '@deals/event-log'
import { Unavailable } from '@deals/storage'
import { preferencesFold, type PreferencesState } from '../preferences/preferences.state.ts'
import { appendAtEnd, decideAndAppend, type Decided } from './decide-and-append.ts'
import type { LogPorts } from './fold.ts'
import { followStreams } from './follow-streams.ts'
import { createKnownStreams } from './known-streams.ts'
import type { Invocation } from './invocation.ts'
import { isRefused, type Refused } from './refusal.ts'

let turns: Scheduler
jest.mock('node:timers/promises', () => ({
  ...jest.requireActual<object>('node:timers/promises'),
  setTimeout: (_ms: number, value: unknown, options?: { signal?: AbortSignal }) => passTime(turns, value, options),
}))

const keys = sealingKeysIn(openMemoryKeyedStore())
const codec = createCodec({ sealer: createSealer({ keys, masterKey: Buffer.alloc(32, 7) }) })
const members = ['ann', 'bob']

/** What becomes of an append. */
const fates = ['well', 'well', 'well', 'not written', 'lost before', 'lost after', 'late'] as const
type Fate = (typeof fates)[number]

/** A member pins a category or, where it is pinned, takes the pin back; or only pins it. */
interface Command {
  readonly member: string
  readonly category: string
  readonly isToggled: boolean
}
const anyCommand = fc.record({
  member: fc.constantFrom(...members),
  category: fc.constantFrom('home', 'games'),
  isToggled: fc.boolean(),
})
const anyRun = fc.record({
  commands: fc.array(anyCommand, { minLength: 4, maxLength: 4 }),
  /** Who gives a command may give it again, to any process and at any time. */
  givings: fc.array(fc.record({ nr: fc.nat({ max: 3 }), process: fc.constantFrom(0, 1), after: fc.nat({ max: 15 }) }), {
    minLength: 1,
    maxLength: 10,
  }),
  fates: fc.array(fc.constantFrom(...fates), { maxLength: 20 }),
  isMostlyNew: fc.boolean(),
  scheduler: fc.scheduler(),
})
type Run = typeof anyRun extends fc.Arbitrary<infer Value> ? Value : never

interface Answer {
  readonly command: Command
  readonly commandId: string
  readonly outcome: Decided<PreferencesState> | Refused | Error
}

const pinnedIn = ({ pinnedCategories = [] }: PreferencesState): readonly string[] => pinnedCategories

function decide({ member, category, isToggled }: Command, state: PreferencesState): DomainEvent[] {
  const before = pinnedIn(state)
  const isPinned = before.includes(category)
  const others = before.filter((one) => one !== category)
  const pinnedCategories = isPinned ? others : [...others, category]
  return isPinned && !isToggled ? [] : [{ type: 'PreferencesChanged', data: { userId: member, pinnedCategories } }]
}

/** A log on a server: it answers when it likes, and what becomes of an append is not always told, or long afterwards. */
function farAwayLog(log: EventLog, coming: readonly Fate[]): EventLog {
  const left = [...coming]
  const later = farAway(turns)
  const append = later(log.append)
  return {
    ...log,
    head: later(log.head),
    readStream: later(log.readStream),
    async append(stream, ...rest) {
      const fate = left.shift() ?? 'well'
      if (fate === 'not written') {
        throw new Unavailable('the log is away')
      }
      const arriving = fate === 'lost before' ? null : append(stream, ...rest)
      arriving?.catch(() => undefined)
      const appended = fate === 'late' ? null : await arriving
      if (appended === null || fate === 'lost after') {
        throw new OutcomeUnknown(stream)
      }
      return appended
    },
  }
}

describe('two processes that decide on the same streams', () => {
  it('write what each command says once, and answer the same to whoever gives it again', () =>
    fc.assert(
      fc.asyncProperty(anyRun, (run) => expectDecidedOnce(run)),
      { numRuns: 100 },
    ))
})

describe('two processes that write to the end of the same streams', () => {
  it('write what each command says once, whatever becomes of an answer and whoever gives it again', () =>
    fc.assert(
      fc.asyncProperty(anyRun, (run) => expectWrittenOnce(run)),
      { numRuns: 100 },
    ))
})

function openProcesses({ fates: coming, scheduler }: Pick<Run, 'fates' | 'scheduler'>) {
  turns = scheduler
  const real = openMemoryLog()
  const log = farAwayLog(real, coming)
  const clock = { now: () => 0 }
  const openPorts = (): LogPorts => ({
    log,
    codec,
    clock,
    streams: createKnownStreams(),
    copyTag: async () => undefined,
  })
  return { real, processes: [openPorts(), openPorts()] as const }
}

const givenBy = (member: string, commandId: string): Invocation => ({
  actor: { id: member, kind: 'user' },
  commandId,
  correlationId: commandId,
  causationId: commandId,
})

async function expectWrittenOnce({ commands, givings, ...run }: Run): Promise<void> {
  const { real, processes } = openProcesses(run)
  const given = commands.map(({ member, category }) => ({ member, category, commandId: newUuid() }))
  const giving = givings.map(async ({ nr, process, after }) => {
    const { member, category, commandId } = given[nr] ?? missing()
    await passTurns(turns, after)
    const events = [{ type: 'NotificationSeen' as const, data: { userId: member, notificationId: category } }]
    const facts = { stream: streamOf.inbox(member), events }
    const position = await appendAtEnd(processes[process], givenBy(member, commandId), facts).catch(onlyAway)
    return { commandId, position }
  })
  const told = await turns.waitFor(Promise.all(giving))
  await turns.waitAll()
  const { events } = await real.readAll({ after: beforeFirst, limit: 1000 })
  for (const { commandId } of given) {
    const [own, ...others] = events.filter(({ meta }) => meta.commandId === commandId)
    expect(others).toEqual([])
    told
      .filter((one) => one.commandId === commandId && one.position !== null)
      .forEach(({ position }) => expect(Number(position)).toBeGreaterThanOrEqual(Number(own?.position ?? Infinity)))
  }
}

function onlyAway(error: unknown): null {
  expect(error).toBeInstanceOf(Unavailable)
  return null
}

async function expectDecidedOnce({ commands, givings, isMostlyNew, ...run }: Run): Promise<void> {
  const { real, processes } = openProcesses(run)
  const followers = processes.map((ports) => followStreams({ ...ports, logger: pino({ level: 'silent' }) }))
  const given = commands.map((command) => ({ command, commandId: newUuid() }))
  const giving = givings.map(async ({ nr, process, after }): Promise<Answer> => {
    const { command, commandId } = given[nr] ?? missing()
    await passTurns(turns, after)
    const by = givenBy(command.member, commandId)
    const decision = { stream: streamOf.preferences(command.member), fold: preferencesFold, isMostlyNew }
    const deciding = decideAndAppend(processes[process], by, { ...decision, decide: (state) => decide(command, state) })
    return { command, commandId, outcome: await deciding.catch((error: Error) => error) }
  })
  const answers = await turns.waitFor(Promise.all(giving))
  const { events } = await real.readAll({ after: beforeFirst, limit: 1000 })
  given.forEach(({ commandId }) =>
    expectOnce(
      answers.filter((one) => one.commandId === commandId),
      events.filter(({ meta }) => meta.commandId === commandId),
    ),
  )
  members.forEach((member) =>
    expectInARow(
      events.filter(({ stream }) => stream === streamOf.preferences(member)),
      given,
    ),
  )
  await turns.waitFor(heard())
  for (const { streams } of processes) {
    for (const stream of members.map(streamOf.preferences)) {
      const { revision } = await real.readStream(stream)
      expect(streams.findCurrent(stream)?.revision ?? revision).toBe(revision)
    }
  }
  await turns.waitFor(Promise.all(followers.map((follower) => follower.stop())))
}

const missing = (): never => {
  throw new Error('nobody gives this')
}

/** Whoever follows the log has heard of everything. */
async function heard(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) {
    await nextTurn()
  }
}

function expectOnce(answers: readonly Answer[], written: readonly LogEvent[]): void {
  expect(written.length).toBeLessThanOrEqual(1)
  const told = answers.flatMap(({ outcome }) => {
    expect(outcome instanceof Error && !(outcome instanceof Unavailable)).toBe(false)
    return outcome instanceof Error || isRefused(outcome) ? [] : [outcome]
  })
  // What changed nothing was decided on what there was, and may be decided anew.
  const [first, ...others] = told
    .filter(({ events }) => events.length > 0)
    .map(({ before, after, events }) => ({ before, after, events: events.map(({ id }) => id) }))
  expect(first?.events ?? []).toEqual(first === undefined ? [] : written.map(({ id }) => id))
  others.forEach((other) => expect(other).toEqual(first))
}

/** Each was decided on what the one before it had left. */
function expectInARow(events: readonly LogEvent[], given: readonly Pick<Answer, 'command' | 'commandId'>[]): void {
  let state: PreferencesState = {}
  for (const { meta, data } of events) {
    const { command } = given.find(({ commandId }) => commandId === meta.commandId) ?? missing()
    const [{ data: wanted }] = decide(command, state) as [DomainEvent]
    expect(data).toEqual(wanted)
    state = data
  }
}
