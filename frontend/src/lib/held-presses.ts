import { isLost, isRecord, type ApiProblem } from './api-problem.ts'
import { sendCall, type ApiRequest, type SendRequest } from './base-query.ts'
import { toOrNull } from './call.ts'
import { readLocal, writeLocal } from './local-storage.ts'
import { parseHeldPresses } from './parse-held-presses.ts'
import type { PostOverlay } from './post-overlay.slice.ts'
import { heldName, unanswered, type HeldPress } from './held-press.ts'

/** Later a press may be about another price, or forgotten. */
export const heldMinutes = 10
export const heldForMs = heldMinutes * 60_000

/** How what came of held presses is told to the page. */
export interface HeldReport {
  readonly show: (postId: number, change: PostOverlay) => void
  readonly sent: () => void
  readonly dropped: (press: HeldPress, why: string) => void
}
interface Sending {
  readonly send: SendRequest
  readonly report: HeldReport
  readonly now: () => number
}

export const heldPresses = (): HeldPress[] => parseHeldPresses(readLocal(heldName))

function write(presses: readonly HeldPress[]): void {
  writeLocal(heldName, presses.length === 0 ? null : JSON.stringify(presses))
}

const without = (gone: HeldPress) => write(heldPresses().filter(({ key }) => key !== gone.key))

const hearers = new Set<(press: HeldPress) => void>()

/** Tells the page of each press that is kept; answers how to stop. */
export function onHeld(hear: (press: HeldPress) => void): () => void {
  hearers.add(hear)
  return () => void hearers.delete(hear)
}

/** Keeps a press, after those that wait. */
export function hold(press: HeldPress): void {
  without(press)
  write([...heldPresses(), press])
  hearers.forEach((hear) => hear(press))
}

/** Keeps what is not answered when the page is left: the next one sends it again, under its key, and what waited behind it. */
export function keepUnanswered(): void {
  const left = [...unanswered].map((press) => ({ ...press, isLeft: true as const }))
  if (left.length > 0) {
    write([...heldPresses(), ...left])
  }
}

/** Later presses of the kind on the post were made on what it showed, and go with it. */
function drop({ report }: Sending, press: HeldPress, why: string): void {
  write(heldPresses().filter(({ postId, path }) => postId !== press.postId || path !== press.path))
  report.show(press.postId, press.before)
  report.dropped(press, why)
}

/** Shows what waits, as it was shown when it was pressed. */
export function showHeld(by: string, show: HeldReport['show']): void {
  heldPresses()
    .filter((press) => press.by === by)
    .forEach(({ postId, change }) => show(postId, change))
}

/** One open page sends for all: two would send the same press side by side. */
export async function sendHeld(sending: Sending): Promise<void> {
  if (heldPresses().length === 0) {
    return
  }
  if (!('locks' in navigator)) {
    await work(sending)
    return
  }
  await navigator.locks.request(heldName, { ifAvailable: true }, (lock) => (lock === null ? undefined : work(sending)))
}

async function work(sending: Sending): Promise<void> {
  const isOld = ({ at }: HeldPress) => sending.now() - at > heldForMs
  write(heldPresses().filter((press) => press.isLeft !== true || !isOld(press)))
  for (let old = heldPresses().find(isOld); old !== undefined; old = heldPresses().find(isOld)) {
    drop(sending, old, `You were offline for more than ${heldMinutes} minutes.`)
  }
  const who = await whoIsThere(sending.send)
  if (who === undefined) {
    return
  }
  // Whoever is here now, it was not they who pressed.
  write(heldPresses().filter(({ by }) => by === who))
  let isToldOf = false
  for (let [press] = heldPresses(); press !== undefined; [press] = heldPresses()) {
    const { path, body, key } = press
    const problem = await problemOf(sending.send, { method: 'POST', path, body, idempotencyKey: key })
    if (problem !== undefined && isForLater(problem)) {
      break
    }
    if (problem === undefined) {
      isToldOf ||= press.isLeft !== true
      without(press)
    } else {
      drop(sending, press, problem.sentence)
    }
  }
  if (isToldOf) {
    sending.report.sent()
  }
}

/** Whose session this is: an id, null where nobody is signed in, undefined where the site could not be reached. */
async function whoIsThere(send: SendRequest): Promise<string | null | undefined> {
  const { data, error } = await sendCall(toOrNull('GET /api/user').query(), send)
  if (error !== undefined) {
    return undefined
  }
  return isRecord(data) && typeof data['id'] === 'string' ? data['id'] : null
}

const problemOf = async (send: SendRequest, request: ApiRequest): Promise<ApiProblem | undefined> =>
  (await sendCall(request, send)).error

/** The site was not there, or had no time. */
const isForLater = (problem: ApiProblem): boolean => problem.status === 429 || isLost(problem)
