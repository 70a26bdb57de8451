// npm run ops -- <command>: the operator's tool of the projector.
import { isBuilt } from './steps/ensure-build.mjs'
import { endWithNpm } from './steps/end-with-npm.mjs'
import { ensureInstall } from './steps/ensure-install.mjs'
import { fromSource, runNode, tool } from './steps/run-command.mjs'
import { giveUp } from './steps/say.mjs'

try {
  await ensureInstall()
  endWithNpm()
  const program = isBuilt()
    ? ['--enable-source-maps', 'standalone/dist/ops.js']
    : [tool.tsx, ...fromSource, 'projector/src/ops.main.ts']
  process.exitCode = await runNode([...program, ...process.argv.slice(2)], {
    env: { NODE_ENV: process.env.NODE_ENV ?? 'production' },
  })
} catch (error) {
  giveUp(error.message)
}
