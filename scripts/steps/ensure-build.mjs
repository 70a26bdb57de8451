import { existsSync } from 'node:fs'
import { inRoot, workspaces } from './root.mjs'
import { runOrFail, tool } from './run-command.mjs'
import { timed } from './say.mjs'
import { digestOf, filesUnder, isStamped, stamp } from './stamp.mjs'

/** Where programs and threads of the site are once they are built. */
export const programs = inRoot('standalone/dist')

const buildStamp = inRoot('.tsbuild/build.stamp')
const results = ['standalone/dist/main.js', 'frontend/dist/client/index.html']
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

/** Builds the pages and the programs, side by side: neither reads the other's output. Types are what `npm run check` looks at. */
export async function build() {
  const digest = sources()
  const outcomes = await Promise.allSettled([
    // The service worker bears the version of the pages.
    vite('--outDir', 'dist/client').then(() => vite('--config', 'frontend/vite.worker.config.ts')),
    vite('--config', 'frontend/vite.programs.config.ts'),
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
