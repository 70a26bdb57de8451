// npm test -- [what Jest takes]: installs what is missing, then runs the tests.
// npm run test:feature -- votes: those of one feature alone, without a browser; nothing is built.
import { ensureBuild, programs } from './steps/ensure-build.mjs'
import { ensureInstall, ensureNative, ensurePackages } from './steps/ensure-install.mjs'
import { ensurePrograms } from './steps/ensure-programs.mjs'
import { runNode, tool } from './steps/run-command.mjs'
import { giveUp } from './steps/say.mjs'
import { flagsForTests } from './steps/v8-flags.mjs'

const [first, ...rest] = process.argv.slice(2)

/** Workers inherit all of it. */
const jest = [...flagsForTests(), tool.jest]

async function testFeature([word, ...more]) {
  if (word === undefined || word.startsWith('-')) {
    giveUp('Usage: npm run test:feature -- <word in the path of its tests>')
    return
  }
  await ensureInstall()
  const args = [word, ...more, '--ignoreProjects', 'journeys']
  process.exitCode = await runNode([...jest, ...args], { env: { NODE_ENV: 'test' } })
}

async function testAll(args) {
  await ensurePackages()
  // The compiler of the native package keeps one core busy. A run of all tests needs a build, which takes the other;
  // whether a run of some needs one is known to Jest, which asks for it.
  const isWhole = args.length === 0
  const [{ browser }] = await Promise.all([ensurePrograms(), ensureNative(), isWhole && ensureBuild()])
  const env = {
    NODE_ENV: 'test',
    ...(browser !== undefined && { CHROMIUM_PATH: browser }),
    ...(isWhole && { BUILT_THREADS: programs }),
  }
  process.exitCode = await runNode([...jest, ...args], { env })
}

try {
  await (first === '--feature' ? testFeature(rest) : testAll(process.argv.slice(2)))
} catch (error) {
  giveUp(error.message)
}
