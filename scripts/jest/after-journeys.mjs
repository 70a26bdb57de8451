import { rmSync } from 'node:fs'

/** Removes what the journeys of the run shared. */
export default function afterJourneys() {
  rmSync(process.env.JOURNEYS_FOLDER, { recursive: true, force: true })
}
