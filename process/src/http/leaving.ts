import type { ServerResponse } from 'node:http'
import type { Response } from 'express'

/** An answer that nobody keeps, as it leaves. */
export interface Leaving {
  readonly status: number
  /** Besides those that every such answer has. */
  readonly headers?: Readonly<Record<string, string>>
  readonly type: 'application/json' | 'text/plain'
  readonly text: string
}

/** Sends an answer through Express. */
export function send(response: Response, { status, headers = {}, type, text }: Leaving): void {
  response.status(status).set(headers).set('cache-control', 'no-store').type(type).send(text)
}

/** Sends the same answer without Express, to who writes: nobody asked for its head alone, or whether it is still the same. */
export function sendPlainly(response: ServerResponse, { status, headers = {}, type, text }: Leaving): void {
  response.statusCode = status
  for (const [name, value] of Object.entries(headers)) {
    response.setHeader(name, value)
  }
  response.setHeader('cache-control', 'no-store')
  response.setHeader('Content-Type', `${type}; charset=utf-8`)
  response.setHeader('Content-Length', Buffer.byteLength(text))
  response.end(text)
}
