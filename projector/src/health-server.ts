import { createServer, type Server, type ServerResponse } from 'node:http'
import type { Registry } from 'prom-client'
import type { LaneProgress } from './platform/progress.ts'

/** What the process says about itself on a port of its own. */
export interface HealthParts {
  progress: () => Promise<readonly LaneProgress[]>
  /** Whether everything was folded once since the start. */
  isReady: () => boolean
  metrics: Registry
}

/** /healthz: alive; /readyz: caught up and nothing failed; /metrics: figures. */
export function healthServer(parts: HealthParts): Server {
  return createServer((request, response) => {
    answer(parts, request.url ?? '/', response).catch(() => say(response, 503, { ready: false }))
  })
}

async function answer({ progress, isReady, metrics }: HealthParts, url: string, response: ServerResponse) {
  if (url === '/healthz') {
    say(response, 200, { alive: true })
  } else if (url === '/readyz') {
    const notReady = (await progress()).filter(({ state }) => state === 'failed' || state === 'waiting')
    const ready = isReady() && notReady.length === 0
    say(response, ready ? 200 : 503, { ready, waitingFor: notReady.map(({ projection }) => projection) })
  } else if (url === '/metrics') {
    response.setHeader('content-type', metrics.contentType)
    response.end(await metrics.metrics())
  } else {
    say(response, 404, { error: 'Not Found' })
  }
}

function say(response: ServerResponse, status: number, body: object): void {
  response.statusCode = status
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(body))
}
