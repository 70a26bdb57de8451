import { startFakeEventStore } from './fake-event-store.ts'
import { eventMessage } from './messages.ts'

// Serves a log of so many small events in a process of its own, until it is killed: for measuring, and for tests that
// freeze or kill a server.
const count = Number(process.argv[2] ?? 0)
const server = await startFakeEventStore()
const commandId = idOf(0)
const json = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))
const metadata = new Map([
  ['type', 'VoteCast'],
  ['content-type', 'application/json'],
])
const meta = { v: 1, commandId, correlationId: commandId, causationId: commandId, actor: { id: 'bench', kind: 'user' } }
const custom = json({ $correlationId: commandId, $causationId: commandId, attempt: commandId, meta })
for (let at = 1; at <= count; at += 1) {
  const data = json({ postId: at, userId: 'u1', authorId: 'author', previous: 0, weight: 1, value: 1 })
  const record = server.log.write(`vote-${at}_u1`, [{ id: idOf(at), metadata, custom, data }])
  if (record !== undefined) {
    eventMessage(record)
  }
}
process.stdout.write(`ready at ${server.url.replace(/^esdb:(.*)\?.*$/, 'http:$1')}\n`)

function idOf(at: number): string {
  return `00000000-0000-4000-8000-${at.toString(16).padStart(12, '0')}`
}
