import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import { createKnownMembers } from './known-members.ts'
import { openEnded } from './open-ended.ts'
import { takingTurns } from './taking-turns.ts'

/** What stands in the order of who goes first: members before visitors, writes before reads. */
export const ranks = ['write of a member', 'read of a member', 'write of a visitor', 'read of a visitor'] as const
export type Rank = (typeof ranks)[number]

/** How much of the room each may fill; what is left over is for those before it. */
const shares: Readonly<Record<Rank, number>> = {
  'write of a member': 1,
  'read of a member': 0.85,
  'write of a visitor': 0.7,
  'read of a visitor': 0.55,
}

export interface SheddingOptions {
  /** Requests that are worked on at once; it shrinks while the process falls behind, and grows again. */
  readonly most?: number
  readonly least?: number
  /** A turn of the process that takes longer says that it falls behind. */
  readonly longestTurnMs?: number
  /** What the process asks of itself for a page belongs to a request that was let in already. */
  readonly isOwn?: (request: IncomingMessage) => boolean
  /** How long what is next has waited for a thread of its own (ms). */
  readonly waited?: () => number
}
export interface Shedding {
  readonly listener: RequestListener
  readonly room: () => number
  close(): Promise<void>
}

const lookEveryMs = 50
/** Work that waits longer for its turn says that the process falls behind. Fifty members' pages at once wait less. */
const longestWaitMs = 700
const tryAgainAfter = 1
const sentence = 'Too many people are here at once. Please try again in a moment.'
const reads = ['GET', 'HEAD', 'OPTIONS']
/** Files are sent by the system and cost next to nothing. */
const isFile = (url: string) => /^\/(?:assets|fonts|images)\//.test(url)

/**
 * Answers what the process can carry and refuses the rest at once, so that those who are let in are answered in time.
 * The room is a number of requests at once. It falls by a fifth whenever a turn of the process took too long, or work waits
 * too long for its own, and grows by one at each look without. A request takes room while it waits for its turn, and from
 * the moment at which its body is there until its answer is made, so that slow senders and slow readers take none.
 */
export function sheddingLoad(listener: RequestListener, options: SheddingOptions = {}): Shedding {
  const { most = 200, least = 24, longestTurnMs = 150, isOwn = () => false, waited = () => 0 } = options
  const members = createKnownMembers()
  let room = Math.max(least, most / 2)
  let busy = 0
  const inTurn = takingTurns(() => busy >= least / 2)
  let lookedAt = performance.now()
  let shrunkAt = lookedAt
  const timer = setInterval(() => {
    const now = performance.now()
    const isLate = now - lookedAt - lookEveryMs > longestTurnMs
    const isWaiting = Math.max(inTurn.waited(), waited()) > longestWaitMs
    lookedAt = now
    // What was shrunk is felt by those who come afterwards, so their waiting is waited for before it shrinks again.
    if (isLate || (isWaiting && now - shrunkAt > longestWaitMs)) {
      shrunkAt = now
      room = Math.max(least, room * 0.8)
    } else if (!isWaiting) {
      room = Math.min(most, room + 1)
    }
  }, lookEveryMs)
  timer.unref()
  const admitted = (request: IncomingMessage, response: ServerResponse) => {
    const place = placeOf((change) => (busy += change))
    place.take()
    onceDone(response, () => place.end())
    inTurn('work', () => {
      if (hasBody(request) && !request.complete) {
        place.leave()
        request.once('end', () => place.take())
      }
      listener(request, response)
    })
  }
  return {
    room: () => room,
    close: async () => clearInterval(timer),
    listener: (request, response) => {
      inTurn.cameBy(request.socket)
      const isMember = members.meet(request, response)
      if (isOwn(request) || isFile(request.url ?? '')) {
        listener(request, response)
      } else if (busy < Math.max(1, room * shares[rankOf(request, isMember)])) {
        admitted(request, response)
      } else {
        inTurn('refusal', () => refuse(response))
      }
    },
  }
}

function rankOf({ method = 'GET', url = '' }: IncomingMessage, isMember: boolean): Rank {
  // What the site's own processes ask of each other is part of something that was let in.
  if (url.startsWith('/internal/')) {
    return 'write of a member'
  }
  const isRead = reads.includes(method)
  return isMember
    ? isRead
      ? 'read of a member'
      : 'write of a member'
    : isRead
      ? 'read of a visitor'
      : 'write of a visitor'
}

/** What one request takes of the room: nothing while its body is on the way, and nothing any more after its end. */
function placeOf(change: (by: number) => void) {
  let [taken, isOver] = [0, false]
  const set = (now: number) => {
    change(now - taken)
    taken = now
  }
  return {
    take: () => (isOver ? undefined : set(1)),
    leave: () => set(0),
    end: () => {
      isOver = true
      set(0)
    },
  }
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** The answer is made when its end was written, however slowly it is read, or when it stays open; or the one who asked has gone. */
function onceDone(response: ServerResponse, done: () => void): void {
  let isDone = false
  const end = () => {
    if (!isDone) {
      isDone = true
      done()
    }
  }
  response.once('prefinish', end).once('close', end).once(openEnded, end)
}

function refuse(response: ServerResponse): void {
  response.writeHead(503, {
    'retry-after': String(tryAgainAfter),
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
  })
  response.end(sentence)
}
