import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runOrFail } from './run-command.mjs'
import { say, timed } from './say.mjs'

const browsers = {
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  places: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ],
}

/** The file of a program, looked for as a shell would. */
function findProgram({ names, places = [] }) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...places]
  return candidates.find(isExecutable)
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const needs = [
  { debian: 'chromium', what: 'a Chromium browser', why: 'the journeys through the site', program: browsers },
  {
    debian: 'redis-server',
    what: 'redis-server',
    why: 'the suites that meet Redis',
    program: { names: ['redis-server'] },
  },
]

/**
 * Looks for the programs that some tests drive and installs the missing ones where that can be done unasked.
 * Elsewhere it names them, and their tests skip themselves; a CI run may not pass without them.
 */
export async function ensurePrograms() {
  const missing = needs.filter(({ program }) => findProgram(program) === undefined)
  if (missing.length > 0 && canInstall()) {
    await aptInstall(missing.map(({ debian }) => debian))
  }
  const still = missing.filter(({ program }) => findProgram(program) === undefined)
  for (const { what, why, debian } of still) {
    say(`Missing: ${what}, needed by ${why} (on Debian: apt-get install ${debian}). Those tests are skipped.`)
  }
  if (still.length > 0 && process.env.CI === 'true') {
    throw new Error('A CI run needs every one of these programs.')
  }
  return { browser: process.env.CHROMIUM_PATH ?? findProgram(browsers) }
}

function canInstall() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version')
}

async function aptInstall(packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const options = ['-qq', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300']
  try {
    await timed(`Installing ${packages.join(' and ')}`, async () => {
      await runOrFail('apt-get update', ['apt-get', 'update', '-qq'], { env })
      await runOrFail('apt-get install', ['apt-get', 'install', ...options, ...packages], { env })
    })
  } catch (error) {
    // Without a network the tests that need no browser are still worth running.
    say(error.message)
  }
}
