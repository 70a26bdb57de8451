import { eventDefinitions } from '../all-events.ts'
import { updatedLock } from './schema-lock.ts'
import { examplePayload } from './example-payload.ts'
import { goldenEvents, readSchemaLock, writeGoldenEvent, writeSchemaLock } from './lock-files.ts'

// Writes new versions into events/schema-lock.json and a golden event for each. With --replace also those of a version
// that has not been released yet.
const replace = process.argv.includes('--replace')
const lock = readSchemaLock()
writeSchemaLock(updatedLock(eventDefinitions, lock, { replace }))

const golden = new Set(goldenEvents().map(({ type, version }) => `${type} ${version}`))
for (const { type, version, schema } of Object.values(eventDefinitions)) {
  if (replace || !golden.has(`${type} ${version}`)) {
    writeGoldenEvent({ type, version, data: examplePayload(schema) })
  }
}
process.stdout.write('events/schema-lock.json and events/golden are up to date.\n')
