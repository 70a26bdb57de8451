import { runProcess } from '@deals/events/process'
import { readOpsConfig } from './operations/config.ts'
import { openDesk } from './operations/desk.ts'
import { operate } from './operations/program.ts'
import { projections } from './projections.ts'

/** npm run ops -- <command>: the operator's tool. */
async function main(): Promise<void> {
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort())
  process.once('SIGTERM', () => stop.abort())
  const print = (line: string) => void process.stdout.write(`${line}\n`)
  // Whoever reads may have seen enough, as `head` does.
  process.stdout.on('error', () => stop.abort())
  const isTerminal = process.stdout.isTTY === true
  const desk = () => ({ ...readOpsConfig(), projections, print, isTerminal, signal: stop.signal })
  process.exitCode = await operate(process.argv.slice(2), { openDesk: () => openDesk(desk()), backupDesk: desk, print })
}

// Its signals are its own: they end the command at hand, which leaves everything as it was.
runProcess(main)
