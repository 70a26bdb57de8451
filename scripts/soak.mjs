// npm run soak -- <name>: tests that go on for long; what `npm test` runs of them is a short piece.
import { ensureInstall } from './steps/ensure-install.mjs'
import { runNode, tool } from './steps/run-command.mjs'
import { giveUp } from './steps/say.mjs'

const soaks = {
  fuzz: { test: 'standalone/src/fuzz', env: { FUZZ_REQUESTS: process.env.FUZZ_REQUESTS ?? '10000' } },
}

try {
  const [name = ''] = process.argv.slice(2)
  const soak = soaks[name]
  if (soak === undefined) {
    throw new Error(`There is no soak "${name}"; there are ${Object.keys(soaks).join(', ')}.`)
  }
  await ensureInstall()
  process.exitCode = await runNode([tool.jest, '--selectProjects', 'node', '--', soak.test], {
    env: { NODE_ENV: 'test', ...soak.env },
  })
} catch (error) {
  giveUp(error.message)
}
