import { ensureBuild } from '../steps/ensure-build.mjs'

/** Builds the site before the first journey, when its sources changed. */
export default async function beforeJourneys() {
  await ensureBuild()
}
