import { StoreProblem } from '@deals/events/log'
import { readConfig, unusedSettings, WrongSetting, type Config } from './config.ts'
import { demoLogins } from './demo/logins.ts'
import { PortProblem } from './listen.ts'
import { startSite, type Site } from './site.ts'

try {
  const config = readConfig()
  const site = await startSite(config, { say })
  stopOnSignal(site)
  greet(site, config)
} catch (error) {
  if (!isPlain(error)) {
    throw error
  }
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

/** What a person can mend gets one sentence; a bug keeps its stack. */
function isPlain(error: unknown): error is Error {
  return error instanceof WrongSetting || error instanceof StoreProblem || error instanceof PortProblem
}

function greet({ url }: Site, config: Config): void {
  if (!config.rateLimits) {
    say('RATE_LIMITS=off: nothing limits how often anybody may write. This is for tests and benchmarks.')
  }
  for (const name of unusedSettings()) {
    say(`${name} is set, but this arrangement keeps everything in its own files.`)
  }
  if (config.demo) {
    say(demoLogins)
  }
  say(`Dealstream is ready at ${url}`)
}

function stopOnSignal(site: Site): void {
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= site.stop().catch((error: unknown) => {
      process.stderr.write(`The site did not stop cleanly: ${String(error)}\n`)
      process.exitCode = 1
    })
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
