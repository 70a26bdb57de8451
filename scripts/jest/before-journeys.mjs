import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuild } from '../steps/ensure-build.mjs'

/** Builds the site before the first journey, when its sources changed, and makes a folder for what journeys share. */
export default async function beforeJourneys() {
  await ensureBuild()
  process.env.JOURNEYS_FOLDER = mkdtempSync(join(tmpdir(), 'dealstream-journeys-'))
}
