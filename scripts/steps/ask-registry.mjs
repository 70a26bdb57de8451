import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { inRoot } from './root.mjs'
import { runQuietly } from './run-command.mjs'

/** What an answer speaks of: these packages in these versions. */
export const digestOfLock = () =>
  createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .digest('hex')

/** What the registry knows against what runs, one for each advisory; null where it could not be asked. */
export async function askRegistry() {
  const { output } = await runQuietly([
    ...['npm', 'audit', '--json', '--omit=dev'],
    ...['--fetch-retries=0', '--fetch-timeout=20000'],
  ])
  try {
    return advisoriesIn(JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)))
  } catch {
    return null
  }
}

/** An advisory stands where a package is named as its own cause; who merely needs that package names it as text. */
export function advisoriesIn({ vulnerabilities }) {
  if (vulnerabilities === undefined) {
    return null
  }
  const causes = Object.values(vulnerabilities).flatMap(({ via }) => via.filter((cause) => typeof cause === 'object'))
  const told = causes.map(({ name, range, severity, url }) => ({ package: name, range, severity, id: idOf(url) }))
  return [...new Map(told.map((one) => [`${one.package} ${one.id}`, one])).values()]
}

const idOf = (url) => url.slice(url.lastIndexOf('/') + 1)

/** As the shipped list says it: each stretch of versions with its beginning and the first one after it. */
export function stretchesOf({ package: name, range, id }) {
  return range.split('||').map((stretch) => {
    const bounds = new Map(
      stretch
        .trim()
        .split(/\s+(?=[<>=])/)
        .map((bound) => boundOf(bound)),
    )
    const only = bounds.get('')
    return {
      package: name,
      from: only ?? bounds.get('>=') ?? after(bounds.get('>')) ?? '0.0.0',
      below: after(only) ?? bounds.get('<') ?? after(bounds.get('<=')) ?? '999999.0.0',
      id,
    }
  })
}

function boundOf(bound) {
  const [, sign = '', version = ''] = /^(<=|>=|<|>|=)?\s*(\d\S*)$/.exec(bound) ?? []
  return version === '' ? ['any', bound] : [sign.replace(/^=$/, ''), version]
}

/** The first version after one: a patch more, or the same without what marks it as early. */
function after(version) {
  if (version === undefined) {
    return undefined
  }
  const [major, minor = '0', patch = '0'] = version.split('-')[0].split('.')
  return version.includes('-') ? `${major}.${minor}.${patch}` : `${major}.${minor}.${Number(patch) + 1}`
}
