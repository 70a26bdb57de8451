// npm run docs: writes the pages of docs/reference from the code.
import { ensureInstall } from './steps/ensure-install.mjs'
import { fromSource, runNode, tool } from './steps/run-command.mjs'
import { giveUp } from './steps/say.mjs'

try {
  await ensureInstall()
  process.exitCode = await runNode([tool.tsx, ...fromSource, 'standalone/src/docs/write-docs.main.ts'])
} catch (error) {
  giveUp(error.message)
}
