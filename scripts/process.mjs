// npm run start:<process>: installs and builds what is missing, then runs one process of the site.
import { pathToFileURL } from 'node:url'
import { endWithNpm } from './steps/end-with-npm.mjs'
import { ensureBuild } from './steps/ensure-build.mjs'
import { ensureInstall } from './steps/ensure-install.mjs'
import { built, processes } from './steps/processes.mjs'
import { giveUp } from './steps/say.mjs'

const [name = ''] = process.argv.slice(2)

try {
  if (!processes.includes(name)) {
    throw new Error(`There is no process "${name}"; there are ${processes.join(', ')}.`)
  }
  await ensureInstall()
  await ensureBuild()
  process.env.NODE_ENV ??= 'production'
  process.setSourceMapsEnabled(true)
  endWithNpm()
  await import(pathToFileURL(built(name)).href)
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error))
}
