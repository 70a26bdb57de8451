import { createServer } from 'node:http'
import express from 'express'
import { whileListening } from './origin.ts'
import { readyText } from './ready-text.ts'

/** So much work that a phone is blocked for a while by it, however quick the machine is that plays it. */
const script = `let sum = 0
for (let at = 0; at < 1e7; at += 1) {
  sum += Math.sqrt(at)
}
document.title = String(sum)
/* ${'x'.repeat(20_000)} */`

const text = readyText.replaceAll(/.{10}/g, '$& ')
const page = `<!doctype html><html lang="en"><title>Plain</title><script defer src="/work.js"></script><p>${text}</p></html>`

/** The least that a page with a script can cost: Express sends both from memory. */
export function withPlainPage<T>(work: (url: string) => Promise<T>): Promise<T> {
  const app = express()
  app.get('/', (_request, response) => response.type('html').send(page))
  app.get('/work.js', (_request, response) => response.type('js').send(script))
  return whileListening(createServer(app), work)
}
