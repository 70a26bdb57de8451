// npm run audit: known advisories against the lock. The registry is asked; where it does not answer, a shipped list is
// taken, and the result says so: it knows nothing that came after its date.
import { readFileSync } from 'node:fs'
import { foundIn } from './steps/known-advisories.mjs'
import { inRoot } from './steps/root.mjs'
import { runQuietly } from './steps/run-command.mjs'
import { giveUp, say } from './steps/say.mjs'

const readJson = (name) => JSON.parse(readFileSync(inRoot(name), 'utf8'))

/** What the registry says of what runs, by name; null where it says nothing. */
async function askRegistry() {
  const { output } = await runQuietly([
    'npm',
    'audit',
    '--json',
    '--omit=dev',
    '--fetch-retries=0',
    '--fetch-timeout=20000',
  ])
  try {
    const { vulnerabilities } = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1))
    return vulnerabilities === undefined
      ? null
      : Object.values(vulnerabilities).map(({ name, severity, range }) => `${name} ${range}: ${severity}`)
  } catch {
    return null
  }
}

try {
  const told = await askRegistry()
  if (told === null) {
    const list = readJson('scripts/advisories.json')
    const found = foundIn(readJson('package-lock.json'), list)
    say(
      `The registry could not be asked. The lock was compared with ${list.advisories.length} shipped advisories of ` +
        `${list.asOf}; what came later is not known here.`,
    )
    found.forEach(say)
    process.exitCode = found.length === 0 ? 0 : 1
  } else {
    say(told.length === 0 ? 'The registry knows of no advisory against what runs.' : told.join('\n'))
    process.exitCode = told.length === 0 ? 0 : 1
  }
} catch (error) {
  giveUp(error.message)
}
