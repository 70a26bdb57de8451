// npm run bench -- [names]: measures the built site and its parts.
import { ensureBuild } from './steps/ensure-build.mjs'
import { ensureInstall } from './steps/ensure-install.mjs'
import { findBrowser } from './steps/ensure-programs.mjs'
import { fromSource, runNode, tool } from './steps/run-command.mjs'
import { giveUp } from './steps/say.mjs'

try {
  await ensureInstall()
  await ensureBuild()
  // Sites that are measured run as they are built; the benchmarks, and parts that they measure alone, from their sources.
  const program = [tool.tsx, ...fromSource, 'bench/src/main.ts']
  const browser = findBrowser()
  const env = { NODE_ENV: 'production', ...(browser !== undefined && { CHROMIUM_PATH: browser }) }
  process.exitCode = await runNode([...program, ...process.argv.slice(2)], { env })
} catch (error) {
  giveUp(error.message)
}
