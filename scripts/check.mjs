// npm run check: types, lint, form, dead code, import directions, regular expressions and the lock, side by side.
import { availableParallelism } from 'node:os'
import { ensureInstall } from './steps/ensure-install.mjs'
import { inRoot, workspaces } from './steps/root.mjs'
import { runQuietly, tool } from './steps/run-command.mjs'
import { giveUp, say } from './steps/say.mjs'

const checks = [
  // Takes longest, so it goes first: types are what it waits for.
  { name: 'lint', args: [tool.oxlint] },
  { name: 'types', args: [tool.tsc, '-b'] },
  { name: 'form', args: [tool.oxfmt, '--check'] },
  { name: 'dead code', args: [tool.knip] },
  { name: 'feature directions', args: [tool.depcruise, '--config', '.dependency-cruiser.features.cjs', ...workspaces] },
  { name: 'import directions', args: [tool.depcruise, '--config', '.dependency-cruiser.cjs', ...workspaces] },
  { name: 'expressions', args: [inRoot('scripts/check-expressions.mjs')] },
  { name: 'lock', args: [inRoot('scripts/check-lock.mjs')] },
]

async function runCheck({ name, args }) {
  const began = performance.now()
  const { code, output } = await runQuietly([process.execPath, ...args])
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  if (code !== 0) {
    say(`\n--- ${name} ---\n${output}\n`)
  }
  return { name, ok: code === 0, seconds }
}

/** As many at a time as there are cores: more would only slow each other down. */
async function runAll() {
  const waiting = [...checks]
  const done = []
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      done.push(await runCheck(next))
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, availableParallelism()) }, lane))
  return checks.map(({ name }) => done.find((one) => one.name === name))
}

try {
  await ensureInstall()
  const results = await runAll()
  for (const { name, ok, seconds } of results) {
    say(`${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(20)} ${seconds.padStart(6)} s`)
  }
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1
} catch (error) {
  giveUp(error.message)
}
