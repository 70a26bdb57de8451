// The lock must hold the binaries of every platform, and name no place to fetch from: npm drops the
// platforms that a registry does not offer without a word, and an install there would break.
import { readFileSync } from 'node:fs'
import { inRoot } from './steps/root.mjs'
import { giveUp, say } from './steps/say.mjs'

const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'))

/** Looks a dependency up as Node would: beside the package first, then outwards. */
function isLocked(path, name) {
  const here = `${path === '' ? '' : `${path}/`}node_modules/${name}`
  if (packages[here] !== undefined) {
    return true
  }
  return path !== '' && isLocked(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name)
}

const lost = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => !isLocked(path, name))
    .map((name) => `${path} lacks ${name}`),
)
const hosted = Object.entries(packages)
  .filter(([, { resolved = '' }]) => resolved.includes('://'))
  .map(([path]) => `${path} names the host it came from (set omit-lockfile-registry-resolved=true)`)

const faults = [...lost, ...hosted]
if (faults.length === 0) {
  say('The lock holds every platform and names no host.')
} else {
  giveUp(faults.join('\n'))
}
