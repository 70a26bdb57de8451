// npm test -- [what Jest takes]: installs what is missing, then runs the tests.
import { ensureInstall } from './steps/ensure-install.mjs'
import { ensurePrograms } from './steps/ensure-programs.mjs'
import { runNode, tool } from './steps/run-command.mjs'
import { giveUp } from './steps/say.mjs'

try {
  await ensureInstall()
  const { browser } = await ensurePrograms()
  const env = { NODE_ENV: 'test', ...(browser === undefined ? {} : { CHROMIUM_PATH: browser }) }
  process.exitCode = await runNode([tool.jest, ...process.argv.slice(2)], { env })
} catch (error) {
  giveUp(error.message)
}
