import { runProcess } from '@deals/process'
import { readOpsConfig } from './operations/config.ts'
import { openDesk } from './operations/desk.ts'
import { operate } from './operations/program.ts'
import { projections } from './projections.ts'

/** npm run ops -- <command>: the operator's tool. */
async function main(): Promise<void> {
  const stop = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => {
      stop.abort()
      endBy(name)
    })
  }
  const print = (line: string) => void process.stdout.write(`${line}\n`)
  // Whoever reads may have seen enough, as `head` does.
  process.stdout.on('error', () => stop.abort())
  const isTerminal = process.stdout.isTTY === true
  const desk = () => ({ ...readOpsConfig(), projections, print, isTerminal, signal: stop.signal })
  const openDesks = { openDesk: () => openDesk(desk()), backupDesk: desk }
  process.exitCode = await operate(process.argv.slice(2), { ...openDesks, print, signal: stop.signal })
}

const longestFarewell = 4_000

/** Whatever does not answer keeps no operator waiting: what a command has written is whole at any time. */
function endBy(signal: NodeJS.Signals): void {
  const end = () => {
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  }
  setTimeout(end, longestFarewell).unref()
}

// Its signals are its own: they end the command at hand, which leaves everything as it was.
runProcess(main)
