import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createWebhookPoster } from '@deals/command-api/app'

export interface Received {
  readonly path: string
  readonly id: string
  readonly type: string
  readonly data: { readonly change?: string; readonly post?: { readonly title: string } }
}

/**
 * A server of somebody else to which every name leads, and the site's own way there but for its port and TLS. It checks
 * what is signed as Standard Webhooks says, apart from the site's code.
 */
export async function webhookReceiver(now: () => number) {
  const received: Received[] = []
  const secrets = new Map<string, string>()
  const answers = new Map<string, number[]>()
  const take = async (request: IncomingMessage): Promise<number> => {
    const chunks: Buffer[] = []
    for await (const chunk of request) {
      chunks.push(chunk as Buffer)
    }
    const [path, body] = [request.url ?? '', Buffer.concat(chunks).toString()]
    const header = (name: string) => String(request.headers[name])
    const [id, timestamp] = [header('webhook-id'), header('webhook-timestamp')]
    const key = Buffer.from((secrets.get(path) ?? '').slice('whsec_'.length), 'base64')
    const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
    const isSigned = header('webhook-signature').split(' ').includes(`v1,${expected}`)
    const isFresh = Math.abs(now() / 1000 - Number(timestamp)) < 300
    received.push({ path, id, ...(JSON.parse(body) as Pick<Received, 'type' | 'data'>) })
    return isSigned && isFresh ? (answers.get(path)?.shift() ?? 204) : 401
  }
  const server = createServer((request, response) => {
    void take(request).then((status) => response.writeHead(status).end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  let way = wayTo(String(port))
  return {
    received,
    /** Statuses that a path answers with, one after the other; 204 after them. */
    answer: (path: string, ...statuses: number[]) => void answers.set(path, statuses),
    knows: (path: string, secret: string) => void secrets.set(path, secret),
    /** Every name leads to another server from now on. */
    leadTo: (other: string) => {
      way = wayTo(other)
    },
    post: (...sent: Parameters<Way>) => way(...sent),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

type Way = ReturnType<typeof createWebhookPoster>

/** To one port of this machine, whatever the name is. */
function wayTo(port: string): Way {
  const poster = createWebhookPoster({
    ports: [port],
    protocols: ['http:'],
    lookupHost: (_hostname, { all }, callback) =>
      all === true ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4),
  })
  return (url, message) => {
    const { hostname, pathname } = new URL(url)
    return poster(`http://${hostname}:${port}${pathname}`, message)
  }
}
