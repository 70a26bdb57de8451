// npm run bench -- [names]: measures the built site and its parts.
import { ensureBuild } from './steps/ensure-build.mjs'
import { ensureInstall } from './steps/ensure-install.mjs'
import { fromSource, runNode, tool } from './steps/run-command.mjs'
import { giveUp } from './steps/say.mjs'

try {
  await ensureInstall()
  await ensureBuild()
  // Sites that are measured run as they are built; the benchmarks, and parts that they measure alone, from their sources.
  const program = [tool.tsx, ...fromSource, 'bench/src/main.ts']
  process.exitCode = await runNode([...program, ...process.argv.slice(2)], { env: { NODE_ENV: 'production' } })
} catch (error) {
  giveUp(error.message)
}
