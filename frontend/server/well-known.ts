import express, { type RequestHandler } from 'express'
import { pagePaths } from '@deals/events'

/** Where programs look by themselves: those that keep passwords, and those that show the picture of a site. */
const places = {
  '/.well-known/change-password': pagePaths.settings.to('security'),
  '/favicon.ico': '/icon-192.png',
}

/** Leads programs to what they look for at the same place of every site. */
export function leadPrograms(): RequestHandler {
  const router = express.Router()
  for (const [asked, place] of Object.entries(places)) {
    router.get(asked, (_request, response) => response.redirect(place))
  }
  return router
}
