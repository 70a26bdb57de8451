// What tests get in place of storage/src/threads/start-thread.ts: where the threads of the site are built already, as in a run of
// all tests, they start from the build. From the sources each of them loads up to hundreds of modules by itself.
const { existsSync } = require('node:fs')
const path = require('node:path')
const { pathToFileURL } = require('node:url')
const { startThread } = require('../../storage/src/threads/start-thread.ts')

const folder = process.env.BUILT_THREADS ?? ''

/** Some threads are of tests alone, and nobody builds them. */
function placeOf(name, from) {
  const built = path.join(folder, `${name}.js`)
  return folder !== '' && existsSync(built) ? pathToFileURL(built).href : from
}

exports.startThread = (from, module, workerData) => {
  const name = typeof module === 'string' ? module : module.name
  return startThread(placeOf(name, from), module, workerData)
}
