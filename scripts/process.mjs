// npm run start:<process>: installs and builds what is missing, then runs one process of the site.
import { pathToFileURL } from 'node:url'
import { endWithNpm } from './steps/end-with-npm.mjs'
import { ensureBuild } from './steps/ensure-build.mjs'
import { ensureInstall } from './steps/ensure-install.mjs'
import { programs } from './steps/processes.mjs'
import { inRoot } from './steps/root.mjs'
import { giveUp } from './steps/say.mjs'

const [name = ''] = process.argv.slice(2)
const program = programs[name]

try {
  if (program === undefined) {
    throw new Error(`There is no process "${name}"; there are ${Object.keys(programs).join(', ')}.`)
  }
  await ensureInstall()
  await ensureBuild()
  process.env.NODE_ENV ??= 'production'
  process.setSourceMapsEnabled(true)
  endWithNpm()
  await import(pathToFileURL(inRoot(program)).href)
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error))
}
