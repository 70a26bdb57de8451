import { FORWARDS, type AllStreamResolvedEvent } from '@eventstore/db-client'
import { beforeFirst, laterOf, type Position } from '@deals/events/platform'
import { noEventAt, type Batch, type LogEvent } from '../event-log.ts'
import { listenTo, type Listening } from './listen-to-reading.ts'
import { parseLogEvent, placeOf, recordAt } from './parse-resolved.ts'
import { isIn, type Passed, type ReaderOptions } from './reader-options.ts'
import { isNoRecord } from './store-errors.ts'

/** One call reads so much at most. */
const longest = 100_000
/** So many events are held that nobody has asked for yet; then the server waits. */
const mostHeld = 1_000
/** After so many records a batch comes even if nothing in it is wanted, so that its reader knows where it stands. */
const mostPassed = 10_000

interface Wanted {
  after: Position
  /** A record that stands there or, with nothing of ours between, behind it. */
  begin: Position
  categories: readonly string[] | undefined
  passed: Passed
}

/** What one long call reads of the log, handed out in batches while it goes on. */
export class StreamingRead {
  readonly #wanted: Wanted
  readonly #identity: string
  readonly #stop = new AbortController()
  readonly #listening: Listening
  readonly #held: LogEvent[] = []
  readonly #begin: Position
  #handedOut: Position
  /** Position of the last event of ours that came, and of the last record. */
  #reached: Position
  #last: Position
  #seen = 0
  #quiet = 0
  #end: 'not yet' | 'well' | Error = 'not yet'
  #limit = 1
  #look: (() => void) | undefined

  constructor({ client, identity, withinMs, signal }: ReaderOptions, wanted: Wanted) {
    const { after, begin } = wanted
    this.#wanted = wanted
    this.#identity = identity
    this.#begin = begin
    ;[this.#handedOut, this.#reached, this.#last] = [after, after, begin]
    const fromPosition = recordAt(begin)
    const reading = client.readAll({ direction: FORWARDS, fromPosition, maxCount: longest, requiresLeader: true })
    this.#listening = listenTo(reading, {
      withinMs,
      signal: AbortSignal.any([signal, this.#stop.signal]),
      take: (resolved: AllStreamResolvedEvent) => this.#take(resolved),
      done: (error) => {
        this.#end =
          isNoRecord(error) || (error === undefined && this.#isBeyondEnd()) ? noEventAt(begin) : (error ?? 'well')
        this.#look?.()
      },
    })
  }

  /** Up to here everything was handed out. */
  get position(): Position {
    return this.#handedOut
  }

  /** Whether all of it was handed out. */
  get isOver(): boolean {
    return this.#held.length === 0 && this.#end !== 'not yet'
  }

  /** The next events. Throws what the reading ended with, once everything that came before was handed out. */
  async next(limit: number): Promise<Batch> {
    this.#limit = limit
    if (!this.#isEnough()) {
      this.#listening.resume()
      await new Promise<void>((resolve) => (this.#look = () => this.#isEnough() && resolve()))
      this.#look = undefined
    }
    if (this.#held.length === 0 && this.#end instanceof Error) {
      throw this.#end
    }
    const events = this.#held.splice(0, limit)
    this.#quiet = 0
    const upTo = (this.#held.length === 0 ? undefined : events.at(-1)?.position) ?? this.#reached
    this.#handedOut = upTo
    if (this.#held.length < mostHeld / 2) {
      this.#listening.resume()
    }
    if (this.isOver && this.#end === 'well') {
      Object.assign(this.#wanted.passed, { after: upTo, last: this.#last })
    }
    return { events, upTo, live: this.isOver && this.#end === 'well' && this.#seen < longest }
  }

  leave(): void {
    this.#stop.abort()
  }

  /** The server begins with the record at the position itself, where there is one. */
  #isBeyondEnd(): boolean {
    return this.#seen === 0 && this.#begin !== beforeFirst
  }

  #isEnough(): boolean {
    return this.#held.length >= this.#limit || this.#quiet >= mostPassed || this.#end !== 'not yet'
  }

  #take(resolved: AllStreamResolvedEvent): void {
    this.#seen += 1
    this.#quiet += 1
    const place = placeOf(resolved)
    if (this.#seen === 1 && this.#begin !== beforeFirst && place !== this.#begin) {
      throw noEventAt(this.#begin)
    }
    const event = parseLogEvent(resolved, this.#identity)
    this.#last = laterOf(this.#last, place ?? beforeFirst)
    if (event !== undefined && event.position > this.#begin) {
      this.#reached = event.position
      if (isIn(event, this.#wanted.categories)) {
        this.#held.push(event)
      }
    }
    if (this.#held.length >= Math.max(mostHeld, this.#limit)) {
      this.#listening.pause()
    }
    this.#look?.()
  }
}
