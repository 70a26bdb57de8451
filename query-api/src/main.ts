import { pino } from 'pino'
import { createAccounts, createFeedKeys, createSessions, openKeyedStore, loadInternalToken } from '@deals/accounts'
import { filesIn, prepareDirectory } from '@deals/process/base'
import { limitedAsSet, openLimiter, unlimited } from '@deals/process/limits'
import { countedWarnings, openSiteServer, runProcess, visitorProof } from '@deals/process'
import { openReadModels, users } from '@deals/projector/read-models'
import { createQueryApi } from './app.ts'
import { readConfig } from './config.ts'
import { projectorClient } from './platform/projector-client.ts'
import { openSharedMemory, shareMemory } from './platform/remembered-shared.ts'
import { settingsLately } from './staff/site-settings.lookup.ts'

/** query-api in a process of its own, on the read models and sessions of a data directory. */
runProcess(async (untilStopped, opened) => {
  const config = readConfig()
  const { dataDir, mongoUrl, publicUrl } = config
  const logger = pino({ level: config.logLevel, base: { part: 'query-api' }, hooks: countedWarnings() })
  const onWait = (sentence: string) => logger.warn({}, sentence)
  const files = filesIn(dataDir)
  await prepareDirectory(dataDir, { onWait })
  const keyed = opened.keep(await openKeyedStore({ mongoUrl, file: files.accounts, onWait }))
  const readModels = opened.keep(await openReadModels({ mongoUrl, file: files.readModels, onWait }))
  if (config.redisUrl !== undefined) {
    shareMemory(readModels, opened.keep(await openSharedMemory({ redisUrl: config.redisUrl, logger })))
  }
  const { limits } = opened.keep(await openLimiter({ redisUrl: config.redisUrl, logger }))
  const internalToken = loadInternalToken({ dataDir, given: config.internalToken })
  const api = createQueryApi({
    readModels,
    internalToken,
    publicUrl,
    logger,
    limits:
      config.rateLimits === 'off' ? unlimited : limitedAsSet(limits, () => settingsLately(readModels, Date.now())),
    sessions: createSessions(keyed),
    accounts: createAccounts(keyed),
    feedKeys: createFeedKeys(keyed),
    // This process knows documents alone; what only the log can tell is asked of one that holds it.
    ...projectorClient({ url: config.projectorUrl, token: internalToken }),
    clock: Date.now,
  })
  const stores = {
    accounts: () => keyed.table('sessions').get('any'),
    'read models': () => readModels.collection(users).get('any'),
  }
  opened.keep(await openSiteServer({ ...config, proof: visitorProof(internalToken), stores, logger }, api))
  await untilStopped(() => logger.info({ port: config.port }, 'query-api is ready'))
})
