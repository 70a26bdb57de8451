import { pino } from 'pino'
import { createCommandContext, followStreams } from '@deals/command-api/app'
import { runProcess } from '@deals/process'
import { createSystemQueries } from '@deals/query-api/app'
import { writeDemo } from '@deals/demo'
import { readConfig } from './config.ts'
import { pastHomePages } from './past-home-pages.ts'
import { openStores } from './stores.ts'

/** Fills an empty site, whose processes run apart, with demonstration data, and ends. */
async function fill(): Promise<void> {
  const config = readConfig()
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  const stores = await openStores(config, { onWait: say, shared: true })
  try {
    const queries = createSystemQueries(stores.readModels, Date.now)
    const logger = pino({ level: config.logLevel })
    const commands = createCommandContext({ ...config, ...stores, store: stores.keyed, queries, logger })
    const following = followStreams(commands)
    try {
      await writeDemo({ commands, say, homePagesAt: (hours) => pastHomePages(stores, hours) })
    } finally {
      await following.stop()
    }
  } finally {
    await stores.close()
  }
}

runProcess(fill)
