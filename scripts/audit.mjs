// npm run audit: known advisories against the lock. The registry is asked; where it does not answer, a shipped list is
// taken, and the result says so: it knows nothing that came after its date. `npm run audit -- refresh` brings the list
// up to what the registry says today.
import { readFileSync, writeFileSync } from 'node:fs'
import { askRegistry, digestOfLock, stretchesOf } from './steps/ask-registry.mjs'
import { foundIn } from './steps/known-advisories.mjs'
import { inRoot } from './steps/root.mjs'
import { giveUp, say } from './steps/say.mjs'

const listFile = inRoot('scripts/advisories.json')
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

function compareWithList() {
  const list = readJson(listFile)
  const isSameLock = list.lock === digestOfLock()
  say(
    `The registry could not be asked. The lock was compared with ${list.advisories.length} shipped advisories of ` +
      `${list.asOf}; what came later is not known here.` +
      (isSameLock ? ` On that day the registry was asked about this very lock.` : ''),
  )
  return foundIn(readJson(inRoot('package-lock.json')), list)
}

/** Those that were there stay: a version that is mended today may be taken back tomorrow. */
function refresh(told) {
  const list = readJson(listFile)
  const known = new Set(list.advisories.map(nameOf))
  const added = told.flatMap(stretchesOf).filter((one) => !known.has(nameOf(one)))
  const advisories = [...list.advisories, ...added].sort((a, b) => (a.package < b.package ? -1 : 1))
  const rows = advisories.map(
    ({ package: name, from, below, id }) =>
      `    { "package": "${name}", "from": "${from}", "below": "${below}", "id": "${id}" }`,
  )
  const asOf = new Date().toISOString().slice(0, 10)
  writeFileSync(
    listFile,
    `{\n  "asOf": "${asOf}",\n  "lock": "${digestOfLock()}",\n  "advisories": [\n${rows.join(',\n')}\n  ]\n}\n`,
  )
  say(`The list is of ${asOf} now; ${added.length} were added.`)
}

const nameOf = ({ package: name, from, id }) => `${name} ${from} ${id}`

try {
  const [what] = process.argv.slice(2)
  if (what !== undefined && what !== 'refresh') {
    throw new Error('npm run audit takes nothing, or "refresh".')
  }
  const told = await askRegistry()
  if (told === null && what === 'refresh') {
    throw new Error('The registry could not be asked, so the list stays as it is.')
  }
  const found =
    told === null
      ? compareWithList()
      : told.map(({ package: name, range, severity, id }) => `${name} ${range}: ${severity} (${id})`)
  if (what === 'refresh') {
    refresh(told)
  }
  if (found.length === 0 && told !== null) {
    say('The registry knows of no advisory against what runs.')
  }
  found.forEach(say)
  process.exitCode = found.length === 0 ? 0 : 1
} catch (error) {
  giveUp(error.message)
}
