import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runOrFail, runQuietly } from './run-command.mjs'
import { say, timed } from './say.mjs'

/** The browser without windows: it loads the same page in two thirds of the processor time. */
const windowless = 'chromium-headless-shell'
const browsers = {
  names: [windowless, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
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
  {
    debian: [windowless, 'chromium'],
    what: 'a Chromium browser',
    why: 'the journeys through the site',
    program: browsers,
  },
  {
    debian: ['redis-server'],
    what: 'redis-server',
    why: 'the suites that meet Redis',
    program: { names: ['redis-server'] },
  },
]

const isMissing = ({ program }) => findProgram(program) === undefined

/**
 * Looks for the programs that some tests drive and installs the missing ones where that can be done unasked.
 * Elsewhere it names them, and their tests skip themselves; a CI run may not pass without them.
 */
export async function ensurePrograms() {
  if (canInstall()) {
    await installMissing(needs.filter(isMissing))
    if (process.env.CHROMIUM_PATH === undefined) {
      await preferWindowless()
    }
  }
  const still = needs.filter(isMissing)
  for (const { what, why, debian } of still) {
    say(`Missing: ${what}, needed by ${why} (on Debian: apt-get install ${debian.at(-1)}). Those tests are skipped.`)
  }
  if (still.length > 0 && process.env.CI === 'true') {
    throw new Error('A CI run needs every one of these programs.')
  }
  return { browser: findBrowser() }
}

/** The file of the browser that is named, or of one that is there. */
export const findBrowser = () => process.env.CHROMIUM_PATH ?? findProgram(browsers)

function canInstall() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version')
}

const apt = {
  env: { DEBIAN_FRONTEND: 'noninteractive' },
  install: (...options) => ['apt-get', 'install', '-qq', '-y', '--no-install-recommends', ...options],
}

async function installMissing(missing) {
  if (missing.length === 0) {
    return
  }
  try {
    await timed(`Installing ${missing.map(({ what }) => what).join(' and ')}`, async () => {
      await runOrFail('apt-get update', ['apt-get', 'update', '-qq'], { env: apt.env })
      for (const { debian } of missing) {
        await installFirst(debian)
      }
    })
  } catch (error) {
    // Without a network the tests that need no browser are still worth running.
    say(error.message)
  }
}

/** The first of these packages that this Debian has. */
async function installFirst([name, ...others]) {
  const command = apt.install('-o', 'DPkg::Lock::Timeout=300', name)
  const { code, output } = await runQuietly(command, { env: apt.env })
  if (code === 0) {
    return
  }
  if (others.length === 0) {
    throw new Error(`apt-get install ${name} failed:\n${output}`)
  }
  await installFirst(others)
}

/** One browser is enough to run, so this is tried with the lists that are there, and nobody waits or hears of it long. */
async function preferWindowless() {
  if (findProgram({ names: [windowless] }) === undefined) {
    const brief = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10']
    await runQuietly(apt.install(...brief, windowless), { env: apt.env })
  }
}
