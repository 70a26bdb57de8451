import { setTimeout as delay } from 'node:timers/promises'
import { errorMessage, OutcomeUnknown, Unavailable, StoreProblem } from '@deals/storage'
import { beforeFirst, laterOf, type Position } from '@deals/events/platform'
import { Invalid, type Batch, type EventLog, type SubscribeOptions } from './event-log.ts'
import { knownOutage, type KnownOutage } from './known-outage.ts'

/** The log is not the one that this process was started over: nothing is written to it, and nothing read from it. */
export class LogReplaced extends Unavailable {
  override name = 'LogReplaced'
}

const lookEvery = 2_000
/** A log that does not answer is asked again so often, so that it is used again as soon as it does. */
const lookAgainEvery = 500
/** A log that is silent for so long is away, and nobody waits for it. */
const silentFor = 3_000
/** What comes in is looked at before it is handed out, unless the log was looked at so lately. */
const freshFor = 1_000

interface Watch {
  readonly outage: KnownOutage
  /** Throws LogReplaced as long as the log is another one. */
  assertSame(): void
  /** Asks the log itself, unless that was done just now. A log that does not answer is not another one, but away. */
  look(options?: { maxAge?: number }): Promise<void>
  /** Asks the log itself, by a question that begins now. Throws unless it says that it is the right one. */
  makeSure(giveUp?: (reason: string) => Error): Promise<void>
  furthest(): Position
  reached(position: Position): void
  read(batch: Batch): void
}

/**
 * A log that notices within seconds when its store is exchanged, emptied or set back under a running process, and before it
 * says that something is not there or takes what is written for written. Until the right one is back every call is
 * refused, and subscriptions wait. While the log does not answer, calls are refused at
 * once too, and those under way are given up: who asks is told, and need not wait for a deadline.
 */
export async function watchedLog(log: EventLog): Promise<EventLog> {
  const watch = watching(log, await log.identity())
  const look = (maxAge: number) => void watch.look({ maxAge }).catch(() => undefined)
  const looking = setInterval(() => look(lookEvery - lookAgainEvery / 2), lookAgainEvery)
  looking.unref()
  const ifSame = async <T>(ask: () => Promise<T>, giveUp = isAway): Promise<T> => {
    watch.assertSame()
    const reason = watch.outage.reason()
    if (reason !== null) {
      throw isAway(reason)
    }
    return watch.outage.until(ask, giveUp)
  }
  const readAll: EventLog['readAll'] = async (options) => {
    const batch = await ifSame(() => log.readAll(options))
    watch.read(batch)
    return batch
  }
  return {
    ...log,
    append: async (...append) => {
      const before = watch.furthest()
      const appended = await ifSame(() => log.append(...append), isUnknown)
      // What is new comes after everything that was read before, unless the log is another one.
      await (appended.duplicate || appended.position > before ? undefined : watch.makeSure(isUnknown))
      watch.reached(appended.position)
      return appended
    },
    readStream: async (...asked) => {
      const slice = await ifSame(() => log.readStream(...asked))
      // That something is not there is said of the right log alone: members would be told that nobody knows them.
      await (slice.exists ? undefined : watch.makeSure())
      return slice
    },
    readAll,
    eventAt: (position) => ifSame(() => log.eventAt(position)),
    latest: (count) => ifSame(() => log.latest(count)),
    head: () => ifSame(() => log.head()),
    subscribe: (options) => subscribeTo({ log, watch }, options),
    async close() {
      clearInterval(looking)
      await log.close()
    },
  }
}

const isAway = (reason: string): Error => new Unavailable(reason)
const isUnknown = (reason: string): Error => new OutcomeUnknown(reason)

function watching(log: EventLog, identity: string): Watch {
  let [problem, lookedAt]: [string | null, number] = [null, performance.now()]
  let furthest: Position = beforeFirst
  let underWay: Promise<void> | undefined
  const outage = knownOutage()
  const lookNow = async () => {
    try {
      problem = await inTime(problemOf(log, { identity, furthest }))
      lookedAt = performance.now()
      outage.isOver()
    } catch (error) {
      if (!(error instanceof Unavailable)) {
        throw error
      }
      outage.begins(errorMessage(error))
    } finally {
      underWay = undefined
    }
  }
  const reached = (position: Position) => void (furthest = laterOf(furthest, position))
  const assertSame = () => {
    if (problem !== null) {
      throw new LogReplaced(problem)
    }
  }
  const look: Watch['look'] = async ({ maxAge = 0 } = {}) => {
    if (performance.now() - lookedAt >= maxAge) {
      await (underWay ??= lookNow())
    }
  }
  return {
    outage,
    assertSame,
    look,
    async makeSure(giveUp = isAway) {
      // One that is under way may have been answered before the log was exchanged.
      await underWay
      await look()
      assertSame()
      const reason = outage.reason()
      if (reason !== null) {
        throw giveUp(reason)
      }
    },
    furthest: () => furthest,
    reached,
    // How far a reading has come may be the place of what is none of ours, so events alone tell how far the log goes.
    read: ({ events }) => events.slice(-1).forEach(({ position }) => reached(position)),
  }
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(new Unavailable(`The event log has been silent for ${silentFor / 1000} s.`))
    timer = setTimeout(giveUp, silentFor)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

const untilItIsBack = 'nothing is written until the right one is back or the site is started again.'

async function problemOf(
  log: EventLog,
  { identity, furthest }: { identity: string; furthest: Position },
): Promise<string | null> {
  try {
    if ((await log.identity()) !== identity) {
      return `The event log is another one than when this process was started; ${untilItIsBack}`
    }
  } catch (error) {
    if (error instanceof StoreProblem) {
      return error.message
    }
    throw error
  }
  return furthest !== beforeFirst && (await endOf(log)) < furthest
    ? `The event log ends before what this process has read of it; ${untilItIsBack}`
    : null
}

/** Where the head may be that of what is none of ours, the last event is read. */
async function endOf(log: EventLog): Promise<Position> {
  if (log.promises.dense) {
    return log.head()
  }
  const [last] = await log.latest(1)
  return last?.position ?? beforeFirst
}

/** Goes on from where it stood when the right log is back. */
async function* subscribeTo(
  { log, watch }: { log: EventLog; watch: Watch },
  options: SubscribeOptions,
): AsyncGenerator<Batch> {
  let { after } = options
  for (;;) {
    try {
      for await (const batch of log.subscribe({ ...options, after })) {
        await watch.look({ maxAge: freshFor })
        watch.assertSame()
        watch.read(batch)
        yield batch
        after = batch.upTo
      }
      return
    } catch (error) {
      await waitForTheRightOne(watch, error, options.signal)
    }
  }
}

/** A place that the log does not know may be one of the log before it. */
async function waitForTheRightOne(watch: Watch, error: unknown, signal: AbortSignal): Promise<void> {
  if (!(error instanceof LogReplaced) && !(error instanceof Invalid)) {
    throw error
  }
  for (let waited: unknown = error; waited !== null && !signal.aborted;) {
    await watch.look()
    waited = problemIn(watch)
    if (waited === null && error instanceof Invalid) {
      throw error
    }
    if (waited !== null) {
      await delay(lookEvery, undefined, { signal }).catch(() => undefined)
    }
  }
}

function problemIn(watch: Watch): unknown {
  try {
    watch.assertSame()
    return null
  } catch (error) {
    return error
  }
}
