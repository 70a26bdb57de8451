// npm run build: compiles everything that `npm start` runs.
import { build } from './steps/ensure-build.mjs'
import { ensureInstall } from './steps/ensure-install.mjs'
import { giveUp, timed } from './steps/say.mjs'

try {
  await ensureInstall()
  await timed('Building', build)
} catch (error) {
  giveUp(error.message)
}
