import { Router } from 'express'
import type { Projector } from '@deals/projector/app'

/** /healthz: the process lives; /readyz: its views are caught up. */
export function healthRoutes(projector: Projector): Router {
  const router = Router()
  router.get('/healthz', (_request, response) => {
    response.json({ alive: true })
  })
  router.get('/readyz', async (_request, response) => {
    const behind = (await projector.progress())
      .filter(({ role, state }) => role === 'active' && state !== 'live')
      .map(({ projection }) => projection)
    response.status(behind.length === 0 ? 200 : 503).json({ ready: behind.length === 0, waitingFor: behind })
  })
  return router
}
