import { existsSync } from 'node:fs'
import { inRoot, workspaces } from './root.mjs'
import { runOrFail, tool } from './run-command.mjs'
import { timed } from './say.mjs'
import { digestOf, filesUnder, isStamped, stamp } from './stamp.mjs'

const buildStamp = inRoot('.tsbuild/build.stamp')
const results = ['standalone/dist/main.js', 'frontend/dist/client/index.html', 'frontend/dist/server/app.js']
const isTest = /\.(test|contract)\.tsx?$|[\\/](testing|journeys)[\\/]/

/** What a build is made of: the sources without tests, the settings of the compilers, the packages. */
function sources() {
  const settings = ['tsconfig.base.json', 'package-lock.json'].map((name) => inRoot(name))
  const built = workspaces.filter((name) => name !== 'bench').flatMap((name) => filesUnder(inRoot(name)))
  return digestOf([...settings, ...built.filter((file) => !isTest.test(file))])
}

/** Whether dist holds exactly what the sources say. */
export function isBuilt() {
  return results.every((file) => existsSync(inRoot(file))) && isStamped(buildStamp, sources())
}

const vite = (...args) =>
  runOrFail('vite build', [process.execPath, tool.vite, 'build', 'frontend', '--logLevel', 'warn', ...args], {
    env: { NODE_ENV: 'production' },
  })

/** Compiles the workspaces, the pages and the server that renders them, side by side: none reads another's output. */
export async function build() {
  const digest = sources()
  const outcomes = await Promise.allSettled([
    runOrFail('tsc', [process.execPath, tool.tsc, '-b', 'standalone']),
    vite('--outDir', 'dist/client'),
    vite('--outDir', 'dist/server', '--ssr'),
  ])
  const failures = outcomes.filter(({ status }) => status === 'rejected').map(({ reason }) => reason.message)
  if (failures.length > 0) {
    throw new Error(failures.join('\n\n'))
  }
  stamp(buildStamp, digest)
}

/** Builds when a source changed since the last build, and says so. */
export async function ensureBuild() {
  if (!isBuilt()) {
    await timed('Building', build)
  }
}
