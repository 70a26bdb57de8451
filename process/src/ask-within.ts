import { IncomingMessage, ServerResponse, type RequestListener } from 'node:http'
import { Socket } from 'node:net'

/** As much of an answer as whoever asks inside the process needs; one that came over a network has it too. */
export interface AnswerWithin {
  readonly ok: boolean
  readonly status: number
  readonly statusText: string
  readonly headers: { get(name: string): string | null }
  text(): Promise<string>
  /** What the text says, where it need not be written and read. Others may hold it, too: nobody may change it. */
  readonly data?: unknown
}

export type AskWithin = (path: string, headers: Readonly<Record<string, string>>) => Promise<AnswerWithin>

/** Nobody is at its other end; what a request says of its own connection stays unknown. */
const noConnection = new Socket().destroy()

/**
 * Asks a server of this process without a connection. The question passes everything that one from outside passes:
 * who asks, how often they may, what is understood and what they may see are decided where they always are.
 */
export function askingWithin(listener: RequestListener): AskWithin {
  return (path, headers) =>
    new Promise((resolve) => {
      const request = Object.assign(new IncomingMessage(noConnection), { method: 'GET', url: path, headers })
      const response = new ServerResponse(request)
      const pieces: Buffer[] = []
      const keep = (piece: unknown) => {
        if (typeof piece === 'string' || piece instanceof Uint8Array) {
          pieces.push(Buffer.from(piece))
        }
      }
      let isOver = false
      // On the response itself, because Express gives it another prototype.
      Object.assign(response, {
        write: (piece: unknown) => {
          keep(piece)
          return true
        },
        end: (piece: unknown) => {
          if (!isOver) {
            isOver = true
            keep(piece)
            resolve(answerOf(response, Buffer.concat(pieces)))
            // Whoever counts what is under way waits for these.
            response.emit('prefinish')
            response.emit('finish')
            response.emit('close')
          }
          return response
        },
        writeHead: (status: number, ...said: unknown[]) => {
          response.statusCode = status
          const fields = said.at(-1)
          if (typeof fields === 'object' && fields !== null) {
            response.setHeaders(new Map(Object.entries(fields)))
          }
          return response
        },
      })
      listener(request, response)
    })
}

function answerOf(response: ServerResponse, body: Buffer): AnswerWithin {
  const { statusCode: status } = response
  return {
    ok: status >= 200 && status < 300,
    status,
    statusText: response.statusMessage ?? '',
    headers: {
      get: (name) => {
        const said = response.getHeader(name)
        return said === undefined ? null : [said].flat().join(', ')
      },
    },
    text: async () => body.toString(),
  }
}
