// Every page's path with the builder of its links. Imports only words, so everyone may import it.
import { logInPath, registerPath, serverPaths } from '@deals/events'

/** Pages of this site. */
export { pagePaths as routes } from '@deals/events'

/** Pages that the server writes itself: links to them load the page anew, never through the router. */
export const serverPages = {
  login: logInPath,
  register: registerPath,
  logout: () => serverPaths.logOut,
  jobs: () => serverPaths.jobs,
} as const

/** The blog has a site of its own. */
export const blogUrl = 'https://blog.dealstream.example/'
