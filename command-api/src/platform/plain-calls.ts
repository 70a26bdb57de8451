import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { isFromHere } from '@deals/process'
import { errorAs, findByPath, problemFrom, refusalAs, sendPlainly, type Problem } from '@deals/process/http'
import { answerCall, type Exchange, type Site } from './answer-call.ts'
import type { Served } from './call.ts'
import { leavingOf } from './leaving-of.ts'
import { isUpload } from './read-body.ts'
import { refuse } from './refusal.ts'

/** What answers begin with. */
type Heading = (request: IncomingMessage, response: ServerResponse, next: () => void) => Promise<void> | void

export interface PlainParts {
  readonly site: Site
  readonly publicUrl: string
  /** Said before anything is known of who asks. */
  readonly headings: readonly Heading[]
  /** Said to who asks from here. */
  readonly tellLog: Heading
  readonly problemOf: (error: unknown) => Problem
}

/**
 * Answers who gives one of these calls by its plain path, without Express, which takes as long as many a command. The
 * checks and the command are the same. Whatever is asked in another way, or brings a form with files, is left to Express.
 */
export function answeringPlainly(
  parts: PlainParts,
  served: readonly Served[],
  otherwise: RequestListener,
): RequestListener {
  const find = findingAmong(served)
  return (request, response) => {
    const plain = find(request)
    if (plain === undefined) {
      otherwise(request, response)
    } else {
      const { found, params } = plain
      const exchange = { site: parts.site, served: found.served, request, response, path: request.url ?? '', params }
      void answer(parts, { ...exchange, query: {} })
    }
  }
}

/** Who asks something behind a question mark has no plain path. */
function findingAmong(served: readonly Served[]) {
  const methods = new Set(served.map(({ call }) => call.method))
  const byMethod = new Map<string | undefined, ReturnType<typeof findByPath<{ path: string; served: Served }>>>(
    Array.from(methods, (method) => [
      method,
      findByPath(
        served.filter(({ call }) => call.method === method).map((one) => ({ path: one.call.path, served: one })),
      ),
    ]),
  )
  return (request: IncomingMessage) =>
    isUpload(request, ['multipart']) ? undefined : byMethod.get(request.method)?.(request.url ?? '')
}

async function answer({ publicUrl, headings, tellLog, problemOf }: PlainParts, exchange: Exchange): Promise<void> {
  const { request, response, served } = exchange
  const { speaks = 'json' } = served.call
  try {
    headings.forEach((heading) => void heading(request, response, goOn))
    if (!isFromHere(request.headers, publicUrl)) {
      sendPlainly(response, refusalAs(refuse('cross-site'), speaks))
      return
    }
    await tellLog(request, response, goOn)
    sendPlainly(response, leavingOf(served.call, await answerCall(exchange), publicUrl))
  } catch (error) {
    if (response.headersSent) {
      request.socket.destroy()
    } else {
      sendPlainly(response, errorAs(problemFrom(error, problemOf), speaks))
    }
  }
}

const goOn = () => undefined
