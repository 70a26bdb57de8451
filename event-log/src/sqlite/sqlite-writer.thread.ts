import { parentPort, receiveMessageOnPort, type MessagePort } from 'node:worker_threads'
import { errorMessage } from '@deals/storage'
import { givenToThread } from '@deals/storage/threads'
import { openLogWriter, type LogWriter } from './sqlite-log-core.ts'
import type { FromWriter, ToWriter } from './sqlite-writer-messages.ts'

const checkpointEveryMs = 60_000

// Only sqlite-thread-writer.ts starts this module and speaks with it, both typed by the same messages.
const { file } = givenToThread<{ file: string }>()
const port = parentPort as MessagePort

function send(message: FromWriter): void {
  port.postMessage(message)
}

function open(): LogWriter | undefined {
  try {
    return openLogWriter(file)
  } catch (error) {
    send({ kind: 'failed', message: errorMessage(error) })
    return undefined
  }
}

/** All that arrived while the disk was busy becomes one transaction. */
function receivedWith(first: ToWriter): ToWriter[] {
  const messages = [first]
  for (let next = receiveMessageOnPort(port); next !== undefined; next = receiveMessageOnPort(port)) {
    messages.push(next.message as ToWriter)
  }
  return messages
}

function serve(writer: LogWriter): void {
  const timer = setInterval(() => writer.checkpoint(), checkpointEveryMs)
  const close = () => {
    clearInterval(timer)
    writer.close()
    send({ kind: 'closed' })
    port.close()
  }
  port.on('message', (first: ToWriter) => {
    const messages = receivedWith(first)
    const tickets = messages.flatMap((message) => (message.kind === 'append' ? message.appends : []))
    if (tickets.length > 0) {
      const verdicts = writer.write(tickets.map(({ append }) => append))
      send({
        kind: 'verdicts',
        verdicts: verdicts.map((verdict, index) => ({ ticket: tickets[index]?.ticket ?? -1, verdict })),
      })
    }
    if (messages.some(({ kind }) => kind === 'close')) {
      close()
    }
  })
  send({ kind: 'ready' })
}

const opened = open()
if (opened !== undefined) {
  serve(opened)
}
