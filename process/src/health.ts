import type { RequestListener, ServerResponse } from 'node:http'
import { errorMessage } from '@deals/storage'
import { waitOf } from './wait-of.ts'

/** What a process says about itself. */
export interface HealthParts {
  /** Names of what the process waits for; empty when it is ready. A rejection is told by its message. */
  readonly waitingFor: () => Promise<readonly string[]>
  /** Figures in the words of Prometheus, where the process has any. */
  readonly metrics?: { readonly contentType: string; metrics(): Promise<string> }
}

/** Answers /healthz (the process lives), /readyz (its stores answer) and /metrics; anything else is left to `otherwise`. */
export function healthAnswers(parts: HealthParts, otherwise: RequestListener = notFound): RequestListener {
  const answers: Readonly<Record<string, (response: ServerResponse) => Promise<void> | void>> = {
    '/healthz': (response) => say(response, 200, { alive: true }),
    '/readyz': (response) => sayReady(parts, response),
    ...(parts.metrics && { '/metrics': (response) => sayMetrics(parts, response) }),
  }
  return (request, response) => {
    const answer = answers[request.url ?? '']
    if (answer === undefined) {
      otherwise(request, response)
    } else {
      Promise.resolve(answer(response)).catch((error: unknown) =>
        say(response, 503, { ready: false, waitingFor: [errorMessage(error)] }),
      )
    }
  }
}

async function sayReady({ waitingFor }: HealthParts, response: ServerResponse): Promise<void> {
  const names = await waitingFor()
  say(response, names.length === 0 ? 200 : 503, { ready: names.length === 0, waitingFor: names })
}

async function sayMetrics({ metrics }: HealthParts, response: ServerResponse): Promise<void> {
  const text = await metrics?.metrics()
  response.setHeader('content-type', metrics?.contentType ?? 'text/plain')
  response.end(text)
}

const notFound: RequestListener = (_request, response) => say(response, 404, { error: 'Not Found' })

function say(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {
    ...waitOf(status),
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  response.end(JSON.stringify(body))
}
