import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

type Heading = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** What sets the same headers for every answer sets them once, and what it set is copied: helmet takes a dozen steps for each. */
export function saidOnce(heading: Heading): Heading {
  const pattern = new ServerResponse(new IncomingMessage(new Socket()))
  heading(pattern.req, pattern, () => undefined)
  const said = pattern.getHeaderNames().map((name) => [name, pattern.getHeader(name) ?? ''] as const)
  return (_request, response, next) => {
    for (const [name, value] of said) {
      response.setHeader(name, value)
    }
    next()
  }
}
