// npm start: installs and builds what is missing, then runs the whole site in this process.
import { pathToFileURL } from 'node:url'
import { ensureBuild } from './steps/ensure-build.mjs'
import { ensureNative, ensurePackages } from './steps/ensure-install.mjs'
import { built } from './steps/processes.mjs'
import { giveUp } from './steps/say.mjs'
import { endWithNpm } from './steps/end-with-npm.mjs'

async function prepare() {
  await ensurePackages()
  // The compiler of the native package keeps one core busy; our own build takes the other.
  await Promise.all([ensureNative(), ensureBuild()])
}

try {
  await prepare()
  process.env.NODE_ENV ??= 'production'
  process.setSourceMapsEnabled(true)
  endWithNpm()
  await import(pathToFileURL(built('main')).href)
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error))
}
