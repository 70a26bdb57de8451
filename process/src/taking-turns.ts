import type { Socket } from 'node:net'
import { performance } from 'node:perf_hooks'

export type Kind = 'work' | 'refusal'

export interface Turns {
  /** Begins something: at once while there is little to do, otherwise when it is its turn. */
  (kind: Kind, begin: () => void): void
  /** Somebody asks; a connection that is new may have others behind it. */
  cameBy(connection: Socket): void
  /** How long the work that is next has waited (ms); 0 where none waits. */
  waited(): number
}

/** A refusal costs about a tenth of what is worked on: half of the time goes to either. */
const refusalsInTurn = 12
/** So many new connections are taken in before the others go on. */
const mostNewInARow = 64

/**
 * Divides the time of a process that has more to do than it can. It takes in one new connection in a turn: were a turn
 * as long as all that is to be done, those who have none yet would wait for seconds to be refused. So a turn is one piece
 * of work and some refusals, and while new connections come in, only that. Each kind is begun in the order of asking.
 */
export function takingTurns(isMuch: () => boolean): Turns {
  const waiting = { work: inOrder(), refusal: inOrder() }
  const seen = new WeakSet<Socket>()
  let [isAnyNew, newInARow, isRunning] = [false, 0, false]
  const turn = () => {
    newInARow = isAnyNew && newInARow < mostNewInARow ? newInARow + 1 : 0
    isAnyNew = false
    if (newInARow === 0) {
      for (let count = 0; count < refusalsInTurn; count += 1) {
        waiting.refusal.next()?.()
      }
      waiting.work.next()?.()
    }
    isRunning = waiting.work.isAny() || waiting.refusal.isAny()
    if (isRunning) {
      setImmediate(turn)
    }
  }
  const inTurn = (kind: Kind, begin: () => void) => {
    if (!isRunning && !isMuch()) {
      begin()
      return
    }
    waiting[kind].add(begin)
    if (!isRunning) {
      isRunning = true
      setImmediate(turn)
    }
  }
  const cameBy = (connection: Socket) => {
    isAnyNew ||= !seen.has(connection)
    seen.add(connection)
  }
  return Object.assign(inTurn, { cameBy, waited: waiting.work.waited })
}

/** First come, first served, without moving those who wait at each taking. */
function inOrder() {
  let [waiting, at]: [{ begin: () => void; since: number }[], number] = [[], 0]
  return {
    add: (begin: () => void): void => void waiting.push({ begin, since: performance.now() }),
    isAny: () => at < waiting.length,
    waited: () => {
      const { since } = waiting[at] ?? {}
      return since === undefined ? 0 : performance.now() - since
    },
    next: (): (() => void) | undefined => {
      const first = waiting[at]
      at += 1
      if (at >= waiting.length) {
        ;[waiting, at] = [[], 0]
      }
      return first?.begin
    },
  }
}
