import { ReadModelsBehind, systemQueries, type SystemQueries } from '@deals/events'
import { createCodec, openMemoryLog, type Codec } from '@deals/event-log'
import { createSealer, openMemoryKeyedStore, sealingKeysIn } from '@deals/accounts'
import { answerCalls, closeServer, listen, portOf, type Doorkeeper } from '@deals/process'
import { Unavailable } from '@deals/storage'
import type { AskedName } from '../platform/asked-questions.ts'
import { queryClient } from '../platform/other-processes.ts'
import { plainQueries } from './plain-queries.ts'

type Answer = (asked: never) => Promise<unknown>

/** Of nobody in particular. */
export const plainCodec = (): Codec => {
  const sealer = createSealer({ keys: sealingKeysIn(openMemoryKeyedStore()), masterKey: Buffer.alloc(32, 7) })
  return createCodec({ sealer })
}

/** How a question is answered by a read side that has not heard of anything yet. */
export function lateAnswer(name: AskedName, answer?: Answer): (asked: object) => Promise<unknown> {
  const ask = answer ?? plainQueries(openMemoryLog(), plainCodec())[name]
  return async (asked) => {
    if ('minPosition' in asked) {
      throw new ReadModelsBehind('late')
    }
    return ask(asked as never)
  }
}

/** What goes wrong with one question; without an answer nobody answers it. */
export interface Wrong {
  readonly name: AskedName
  readonly answer?: (asked: object) => Promise<unknown>
}
/** A read side of which a question goes wrong as a test says, or none while it says so. */
export interface ReadSide {
  readonly between: (readSide: SystemQueries) => SystemQueries
  readonly close: () => Promise<void>
}

function goingWrong(readSide: SystemQueries, wrong: () => Wrong | null, away: () => Error): SystemQueries {
  const asked = Object.entries(readSide).map(([name, ask]) => [
    name,
    async (question: never) => {
      const failing = wrong()
      if (failing?.name !== name) {
        return ask(question)
      }
      if (failing.answer === undefined) {
        throw away()
      }
      return failing.answer(question)
    },
  ])
  return Object.fromEntries(asked) as SystemQueries
}

/** In the process of the commands: its store does not answer. */
export const readSideWithin = async (wrong: () => Wrong | null): Promise<ReadSide> => ({
  between: (readSide) => goingWrong(readSide, wrong, () => new Unavailable('locked')),
  close: async () => undefined,
})

const token = 'the token of a test'

/** A process of its own: it hangs up. */
export async function readSideOverHttp(wrong: () => Wrong | null): Promise<ReadSide> {
  const hungUp = new Error('it hung up')
  const behind: { door?: Doorkeeper } = {}
  const server = await listen(
    (request, response) => {
      behind.door?.(request, response, () => response.writeHead(404).end())
    },
    { port: 0, host: '127.0.0.1' },
  )
  const url = `http://127.0.0.1:${portOf(server)}`
  return {
    between: (readSide) => {
      const by = goingWrong(readSide, wrong, () => hungUp)
      const problemOf = (error: unknown) => {
        if (error === hungUp) {
          server.closeAllConnections()
        }
        return { status: 500, message: String(error) }
      }
      behind.door = answerCalls(systemQueries, by, { door: 'queries', token, problemOf })
      return queryClient({ url, token })
    },
    close: () => closeServer(server),
  }
}
