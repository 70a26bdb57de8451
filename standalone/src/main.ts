import { runProcess } from '@deals/process'
import { demoLogins } from '@deals/demo/logins'
import { readConfig, unusedSettings, type Config } from './config.ts'
import type { Site } from './site.ts'

/** The whole site in one process. */
runProcess(async (untilStopped, opened) => {
  const config = readConfig()
  // Whoever set something wrong need not wait until everything else was loaded.
  const { startSite } = await import('./site.ts')
  const site = opened.keep(await startSite(config, { say }))
  await untilStopped(() => greet(site, config))
})

function greet({ url, hasDemo, hasOwner }: Site, config: Config): void {
  if (config.rateLimits === 'off') {
    say('RATE_LIMITS=off: nothing limits how often anybody may read or write. This is for tests and benchmarks.')
  }
  for (const name of unusedSettings()) {
    say(`${name} is set, but this arrangement keeps everything in its own files.`)
  }
  if (hasDemo && config.demo) {
    say(demoLogins)
  }
  if (!hasOwner) {
    say(
      'Nobody owns this site yet. Create an account there; then “npm run ops -- grant owner <username>” makes it its owner.',
    )
  }
  say(`Dealstream is ready at ${url}`)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
