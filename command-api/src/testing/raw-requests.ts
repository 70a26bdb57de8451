import { Agent, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface RawRequest {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  /** Without saying how long it is. */
  readonly inPieces?: boolean
}
export interface RawAnswer {
  readonly status: number
  readonly type: string
  /** Names and values in turn, as they came. */
  readonly headers: readonly string[]
  readonly text: string
}

/** Sends requests as they stand, without the tidying that clients do to addresses, headers and bodies. */
export function rawRequests(server: Server) {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const { port } = server.address() as AddressInfo
  const send = ({ method, path, headers = {}, body, inPieces = false }: RawRequest): Promise<RawAnswer> =>
    new Promise((resolve, reject) => {
      const length = body === undefined || inPieces ? {} : { 'content-length': String(Buffer.byteLength(body)) }
      const options = { host: '127.0.0.1', port, agent, method, path, headers: { ...length, ...headers } }
      const sent = request(options, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.rawHeaders,
            type: String(answer.headers['content-type'] ?? ''),
            text: Buffer.concat(chunks).toString(),
          }),
        )
      })
      sent.on('error', reject)
      sent.end(body)
    })
  return { send, close: () => agent.destroy() }
}
