import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuild } from '../steps/ensure-build.mjs'
import { writeDemonstrationData } from './demonstration-data.mjs'

/** Builds the site before the first journey, when its sources changed, and begins to write what all journeys share. */
export default async function beforeJourneys() {
  await ensureBuild()
  const folder = mkdtempSync(join(tmpdir(), 'dealstream-journeys-'))
  process.env.JOURNEYS_FOLDER = folder
  writeDemonstrationData(folder)
}
