import { handedOn } from '@deals/process'
import type { ApiAnswer } from '../src/lib/base-query.ts'
import type { OpenApi } from './fetch-api.ts'
import { tooLate } from './no-answer.ts'

interface Asking {
  /** The origin of the process that answers a path. */
  readonly targetOf: (path: string) => string
  readonly proof: string
  /** How long (ms) an answer may take. */
  readonly patienceMs?: number
}

const usualPatience = 5_000

/** Asks over HTTP what pages are made of. A page that got no answer in time waits for none again. */
export const askingOverHttp =
  ({ targetOf, proof, patienceMs = usualPatience }: Asking): OpenApi =>
  (headers, address) => {
    const always = { ...headers, ...handedOn(address, proof) }
    let isSilent = false
    return async (path, more) => {
      if (isSilent) {
        return noAnswer
      }
      const signal = AbortSignal.timeout(patienceMs)
      try {
        const answer = await fetch(`${targetOf(path)}${path}`, { headers: { ...always, ...more }, signal })
        const text = await answer.text()
        return { ...partsOf(answer), text: async () => text }
      } catch (error) {
        if (!signal.aborted) {
          throw error
        }
        isSilent = true
        return noAnswer
      }
    }
  }

const partsOf = ({ ok, status, statusText, headers }: Response) => ({ ok, status, statusText, headers })

const noAnswer: ApiAnswer = {
  ok: false,
  status: tooLate.status,
  statusText: 'Gateway Timeout',
  headers: new Headers(),
  text: async () => tooLate.sentence,
}
