import express, { type Router } from 'express'
import type { SystemCommands } from '@deals/events'
import { isInternalToken } from '@deals/events/accounts'
import type { CommandContext } from './context.ts'
import { problemOf } from './platform/handle-errors.ts'
import { parseSystemRequest } from './platform/parse-system-request.ts'

/** POST /internal/commands/{name}: the site's own commands for its other processes, closed to everybody else. */
export function internalRoutes(context: CommandContext, commands: SystemCommands): Router {
  const router = express.Router()
  router.post('/internal/commands/:name', express.json({ limit: '256kb' }), async (request, response) => {
    if (!isInternalToken(request.get('x-internal-token') ?? '', context.internalToken)) {
      response.status(404).type('text/plain').send('There is no such call.')
      return
    }
    const command = parseSystemRequest(commands, String(request.params['name']), request.body)
    if (command === null) {
      response.status(400).type('text/plain').send('The command was not understood.')
      return
    }
    try {
      response.json(await command())
    } catch (error) {
      const { status, message } = problemOf(error, context.logger)
      response.status(status).type('text/plain').send(message)
    }
  })
  return router
}
