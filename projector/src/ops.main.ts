import { StoreProblem } from '@deals/events/log'
import { readConfig, WrongSetting } from './config.ts'
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
  const open = () => {
    const { dataDir, masterKey } = readConfig()
    return openDesk({ dataDir, masterKey, projections, print, isTerminal, signal: stop.signal })
  }
  process.exitCode = await operate(process.argv.slice(2), { openDesk: open, print })
}

main().catch((error: unknown) => {
  const isPlain = error instanceof WrongSetting || error instanceof StoreProblem
  process.stderr.write(
    `${error instanceof Error ? (isPlain ? error.message : (error.stack ?? error.message)) : String(error)}\n`,
  )
  process.exitCode = 1
})
