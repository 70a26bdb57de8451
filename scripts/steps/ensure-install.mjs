import { existsSync } from 'node:fs'
import { headersFor, nativeWorks, tried } from './native-package.mjs'
import { inRoot, workspaces } from './root.mjs'
import { runOrFail } from './run-command.mjs'
import { timed } from './say.mjs'
import { digestOf, isStamped, stamp } from './stamp.mjs'

const packagesStamp = inRoot('node_modules/.dealstream/packages')
const nativeStamp = inRoot('node_modules/.dealstream/native')

/** The lock, every package.json, and the machine that native parts were compiled for. */
function wanted(...more) {
  const manifests = ['', ...workspaces].map((name) => inRoot(name, 'package.json'))
  const machine = `${process.platform} ${process.arch} ${process.versions.modules}`
  return digestOf([inRoot('package-lock.json'), ...manifests], [machine, ...more].join(' '))
}

/** Runs npm as it was found: the one that started us, else the one on the path. */
function npm(name, args, more = {}) {
  const started = process.env.npm_execpath
  // A compiler that may use every core halves the wait for the one native package.
  const env = { JOBS: process.env.JOBS ?? 'max', ...more }
  return started?.endsWith('npm-cli.js') === true
    ? runOrFail(name, [process.execPath, started, ...args], { env })
    : runOrFail(name, ['npm', ...args], { env, shell: process.platform === 'win32' })
}

/**
 * Brings the packages, without their install scripts. What compiles comes apart, by `ensureNative`,
 * because a build of our own sources needs none of it and can go on beside it.
 */
export async function ensurePackages() {
  const digest = wanted()
  if (isStamped(packagesStamp, digest)) {
    return
  }
  const verb = existsSync(inRoot('node_modules')) ? 'install' : 'ci'
  // Whatever NODE_ENV says: what builds the site is there to build it with.
  const flags = ['--include=dev', '--ignore-scripts', '--no-audit', '--no-fund']
  await timed('Installing packages', () => npm('npm', [verb, ...flags]))
  stamp(packagesStamp, wanted())
}

/** Compiles the one native package where no binary can be fetched, unless the one that is there works. */
export async function ensureNative() {
  const digest = wanted(...tried)
  if (isStamped(nativeStamp, digest)) {
    return
  }
  if (!(await nativeWorks())) {
    const headers = headersFor()
    const env = headers === undefined ? {} : { npm_config_target: headers }
    const title = 'Preparing the native package (a minute or two the first time)'
    await timed(title, () => npm('npm rebuild', ['rebuild', 'better-sqlite3'], env))
    if (!(await nativeWorks())) {
      throw new Error(
        `better-sqlite3 does not work with Node ${process.versions.node} as it was compiled. Use Node 22.`,
      )
    }
  }
  stamp(nativeStamp, digest)
}

/** All of it, one after the other. */
export async function ensureInstall() {
  await ensurePackages()
  await ensureNative()
}
