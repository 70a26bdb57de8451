import { readFileSync } from 'node:fs'
import { originOf } from './origin.ts'
import { readyServer } from './ready-text.ts'

const [type = 'html', file = ''] = process.argv.slice(2)
const server = readyServer(readFileSync(file, 'utf8'), type)
server.listen(0, '127.0.0.1', () => process.stdout.write(`ready at ${originOf(server)}\n`))
process.once('SIGTERM', () => {
  server.close()
  server.closeAllConnections()
})
