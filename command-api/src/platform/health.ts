import { Router } from 'express'
import type { EventLog } from '@deals/events/log'

/** /healthz: the process lives; /readyz: its log answers. */
export function healthRoutes(log: Pick<EventLog, 'head'>): Router {
  const router = Router()
  router.get('/healthz', (_request, response) => {
    response.json({ alive: true })
  })
  router.get('/readyz', async (_request, response) => {
    const isReady = await log.head().then(
      () => true,
      () => false,
    )
    response.status(isReady ? 200 : 503).json({ ready: isReady, waitingFor: isReady ? [] : ['event log'] })
  })
  return router
}
