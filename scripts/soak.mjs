// npm run soak [-- minutes | kills [rounds] | power [rounds] | stores [rounds] | scores [posts] | frozen | fuzz]: tests that go on for long; what `npm test` runs of them is a short piece.
import { ensureBuild } from './steps/ensure-build.mjs'
import { ensureInstall } from './steps/ensure-install.mjs'
import { runNode, tool } from './steps/run-command.mjs'
import { giveUp } from './steps/say.mjs'

const isNumber = (text) => /^\d{1,4}(\.\d)?$/.test(text) && Number(text) > 0

/** Many write to the built site, or kill it; or random requests are put to every call. */
function soakOf([what = '10', rounds = what === 'scores' ? '1000' : '100']) {
  if (what === 'fuzz') {
    const env = { FUZZ_REQUESTS: process.env.FUZZ_REQUESTS ?? '10000' }
    return { test: 'standalone/src/fuzz', project: 'node', env }
  }
  if (what === 'frozen') {
    // The configuration leaves it out of all other runs.
    return {
      test: 'standalone/journeys/frozen',
      project: 'journeys',
      env: {},
      args: ['--testPathIgnorePatterns=/node_modules/'],
    }
  }
  const inRounds = {
    kills: ['crash', 'KILL_ROUNDS'],
    power: ['faulty-disk', 'POWER_ROUNDS'],
    stores: ['stores', 'STORE_ROUNDS'],
    scores: ['scored-once', 'SCORED_POSTS'],
  }[what]
  if (!isNumber(inRounds === undefined ? what : rounds)) {
    throw new Error(
      'npm run soak takes minutes (10, if nothing is said), "kills", "power" or "stores" and how many (100), "scores" and of how many posts (1000), "frozen", or "fuzz".',
    )
  }
  const [test, setting] = inRounds ?? ['soak', 'SOAK_MINUTES']
  const env = { [setting]: inRounds === undefined ? what : rounds }
  return { test: `standalone/journeys/${test}`, project: 'journeys', env }
}

try {
  const { test, project, env, args = [] } = soakOf(process.argv.slice(2))
  await ensureInstall()
  if (project === 'journeys') {
    await ensureBuild()
  }
  process.exitCode = await runNode([tool.jest, '--selectProjects', project, ...args, '--', test], {
    env: { NODE_ENV: 'test', ...env },
  })
} catch (error) {
  giveUp(error.message)
}
