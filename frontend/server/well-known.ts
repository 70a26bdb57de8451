import type { RequestHandler } from 'express'
import { pagePaths } from '@deals/events'

/** Where programs look by themselves: those that keep passwords, and those that show the picture of a site. */
const places = new Map([
  ['/.well-known/change-password', pagePaths.settings.to('security')],
  ['/favicon.ico', '/icon-192.png'],
])

/** Leads programs to what they look for at the same place of every site. */
export const leadPrograms: RequestHandler = ({ path }, response, next) => {
  const place = places.get(path)
  if (place === undefined) {
    next()
  } else {
    response.redirect(place)
  }
}
