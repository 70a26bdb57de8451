import type { Page } from '../screens/shared/page.ts'
import { routes } from './routes.ts'

/** Who may open a page; everybody where nothing is said. */
export type PageAccess = 'member' | 'moderator' | 'staff'

export interface PageEntry {
  readonly path: string
  /** The same file that `load` loads, from the folder of this workspace: the server looks up its code by that name. */
  readonly file: string
  readonly load: () => Promise<{ readonly page: Page }>
  readonly access?: PageAccess
}

/** Every page of the site. Each is loaded when it is first opened. */
export const pages: readonly PageEntry[] = [
  {
    path: routes.home.path,
    file: 'src/screens/home/home.page.ts',
    load: () => import('../screens/home/home.page.ts'),
  },
  {
    path: routes.unauthorised.path,
    file: 'src/screens/unauthorised/unauthorised.page.ts',
    load: () => import('../screens/unauthorised/unauthorised.page.ts'),
  },
  {
    // Last, because it takes every path.
    path: '*',
    file: 'src/screens/not-found/not-found.page.ts',
    load: () => import('../screens/not-found/not-found.page.ts'),
  },
]
