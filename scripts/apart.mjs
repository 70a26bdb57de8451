// npm run start:apart: the whole site as processes of their own on this machine, each line with the name of its process.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { endWithNpm } from './steps/end-with-npm.mjs'
import { ensureBuild } from './steps/ensure-build.mjs'
import { ensureInstall } from './steps/ensure-install.mjs'
import { built, namesOfSite } from './steps/processes.mjs'
import { giveUp, say } from './steps/say.mjs'

const children = new Map()

function start(name) {
  // Ports of their own: PORT is the address of the site, which the frontend answers.
  const { PORT, ...others } = process.env
  const env = { NODE_ENV: 'production', ...others, ...(name === 'frontend' && PORT && { PORT }) }
  const child = spawn(process.execPath, ['--enable-source-maps', built(name)], { env, stdio: 'pipe' })
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => process.stdout.write(`${name.padEnd(11)} ${line}\n`))
  }
  children.set(name, child)
  child.on('exit', (code, signal) => {
    children.delete(name)
    say(`${name} ended (${signal ?? code})`)
    process.exitCode ||= code ?? 0
    stopAll()
  })
}

let isStopping = false

/**
 * One that ends takes the others with it: half a site helps nobody. They are told once: a signal that meets one in its
 * last moment would cut it off.
 */
function stopAll() {
  if (!isStopping) {
    isStopping = true
    children.forEach((child) => child.kill('SIGTERM'))
  }
}

try {
  await ensureInstall()
  await ensureBuild()
  process.on('SIGINT', stopAll)
  process.on('SIGTERM', stopAll)
  endWithNpm()
  namesOfSite().forEach(start)
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error))
}
