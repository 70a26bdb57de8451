import { ReadModelsBehind, type SendCall } from '@deals/events'
import { Unavailable } from '@deals/storage'

/** Another process of the site. */
export interface OtherProcess {
  /** Its origin. */
  url: string
  /** What it lets in by. */
  token: string
  /** How long an answer may take (ms). */
  timeoutMs?: number
}
/** What kind of calls stand behind a door: /internal/{door}/{name}. */
export type ProcessDoor = 'commands' | 'log' | 'queries'

/** The other process answered, but not with what was asked for. */
export class CallFailed extends Error {
  override name = 'CallFailed'
  readonly status: number
  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
  /** What was not understood now will not be understood later either; the rest may pass. */
  get isForGood(): boolean {
    return this.status === 400 || this.status === 404 || this.status === 422
  }
}

const usualTimeout = 10_000

/** Gives calls to another process. Throws CallFailed, ReadModelsBehind, or what fetch throws while nobody answers. */
export function sendTo({ url, token, timeoutMs = usualTimeout }: OtherProcess, door: ProcessDoor): SendCall {
  return async (name, asked) => {
    const response = await fetch(new URL(`/internal/${door}/${name}`, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-internal-token': token },
      body: JSON.stringify(asked),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await response.text()
    if (response.headers.get('x-stale') === '1') {
      throw new ReadModelsBehind(`${name}: ${text.slice(0, 200)}`)
    }
    if (!response.ok) {
      throw new CallFailed(`${name} was answered ${response.status}: ${text.slice(0, 200)}`, response.status)
    }
    const answer: unknown = JSON.parse(text)
    return answer
  }
}

/** A process that does not answer is away for now: throws Unavailable with a sentence, and what happened as its cause; one that is late stays late. */
export function unavailableAs(sentence: string, send: SendCall): SendCall {
  return (name, asked) =>
    send(name, asked).catch((cause: unknown) => {
      throw cause instanceof ReadModelsBehind ? cause : new Unavailable(sentence, { cause })
    })
}
