import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import express from 'express'
import { originOf } from './origin.ts'

// The least that a page can cost: Express sends one text that it holds in memory.
const [type = 'html', file = ''] = process.argv.slice(2)
const text = readFileSync(file, 'utf8')
const app = express().disable('x-powered-by').disable('etag')
app.get('/', (_request, response) => {
  response.type(type).send(text)
})
const server = createServer(app)
server.listen(0, '127.0.0.1', () => process.stdout.write(`ready at ${originOf(server)}\n`))
process.once('SIGTERM', () => {
  server.close()
  server.closeAllConnections()
})
