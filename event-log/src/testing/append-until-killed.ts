import { numberOf, newUuid } from '@deals/events/platform'
import { openSqliteLog } from '../sqlite/sqlite-event-log.ts'
import { anEvent } from './log-events.ts'

// Appends with eight writers for as long as it lives and prints the id of each event once it was acknowledged:
// what the crash test starts and kills.
const [file = '', run = ''] = process.argv.slice(2)
const log = await openSqliteLog({ file, writer: 'thread' })

async function write(writer: number): Promise<void> {
  for (let revision = 0; ; revision += 1) {
    const id = newUuid()
    const event = anEvent({ revision, text: 'x'.repeat((revision * 97) % 3000) }, { id })
    const expected = revision === 0 ? 'none' : revision - 1
    const { position } = await log.append(`vote-${run}_${writer}`, [event], { expected })
    process.stdout.write(`${numberOf(position)} ${id}\n`)
  }
}

await Promise.all(Array.from({ length: 8 }, (_, writer) => write(writer)))
