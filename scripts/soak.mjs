// npm run soak [-- minutes | kills [rounds]]: many write to the built site for long, while it is killed and started again.
import { ensureBuild } from './steps/ensure-build.mjs'
import { ensureInstall } from './steps/ensure-install.mjs'
import { runNode, tool } from './steps/run-command.mjs'
import { giveUp } from './steps/say.mjs'

const [what = '10', rounds = '100'] = process.argv.slice(2)
const isKills = what === 'kills'
const isNumber = (text) => /^\d{1,4}(\.\d)?$/.test(text) && Number(text) > 0

try {
  if (!isNumber(isKills ? rounds : what)) {
    throw new Error('npm run soak takes minutes (10, if nothing is said), or "kills" and how many (100).')
  }
  await ensureInstall()
  await ensureBuild()
  const env = isKills ? { KILL_ROUNDS: rounds } : { SOAK_MINUTES: what }
  const journey = isKills ? 'standalone/journeys/crash' : 'standalone/journeys/soak'
  process.exitCode = await runNode([tool.jest, journey], { env: { NODE_ENV: 'test', ...env } })
} catch (error) {
  giveUp(error.message)
}
