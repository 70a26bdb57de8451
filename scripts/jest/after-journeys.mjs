import { rmSync } from 'node:fs'
import { stopWriting } from './demonstration-data.mjs'

/** Removes what the journeys of the run shared. */
export default async function afterJourneys() {
  await stopWriting()
  rmSync(process.env.JOURNEYS_FOLDER, { recursive: true, force: true })
}
