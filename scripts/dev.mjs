// npm run dev: runs the site from its sources and starts it again when one changes.
import { ensureInstall } from './steps/ensure-install.mjs'
import { fromSource, runNode, tool } from './steps/run-command.mjs'
import { giveUp } from './steps/say.mjs'

try {
  await ensureInstall()
  const watch = ['watch', '--clear-screen=false', ...fromSource, 'standalone/src/main.ts']
  process.exitCode = await runNode([tool.tsx, ...watch, ...process.argv.slice(2)], {
    env: { NODE_ENV: process.env.NODE_ENV ?? 'development' },
  })
} catch (error) {
  giveUp(error.message)
}
