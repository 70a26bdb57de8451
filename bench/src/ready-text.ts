import { createServer, type Server } from 'node:http'
import express from 'express'
import { whileListening } from './origin.ts'

/** The least that an answer can cost: Express sends one text that it holds in memory. */
export function readyServer(text: string, type = 'html'): Server {
  const app = express().disable('x-powered-by').disable('etag')
  app.get('/', (_request, response) => {
    response.type(type).send(text)
  })
  return createServer(app)
}

/** What Express answers from memory is as long as this. */
export const readyText = 'x'.repeat(20_000)

/** Express in this process, while the work lasts. */
export const withReadyServer = <T>(work: (url: string) => Promise<T>): Promise<T> =>
  whileListening(readyServer(readyText), work)
