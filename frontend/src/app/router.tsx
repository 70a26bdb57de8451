import type { RouteObject } from 'react-router-dom'
import { lazyPart } from '../lib/lazy-part.ts'
import { Layout } from './layout/Layout.tsx'
import { PageFrame } from './PageFrame.tsx'
import { pages, type PageEntry } from './pages.ts'
import { RequireSignIn } from './RequireSignIn.tsx'

function routeOf({ path, load, access }: PageEntry): RouteObject {
  const LoadedPage = lazyPart(async () => {
    const { page } = await load()
    return { default: () => <PageFrame page={page} /> }
  })
  return {
    path,
    element: (
      <RequireSignIn access={access}>
        <LoadedPage />
      </RequireSignIn>
    ),
  }
}

/** The routes of pages, of all of the site or of some: every one inside the frame of header, menus and messages. */
export const makeRoutes = (some: readonly PageEntry[] = pages): RouteObject[] => [
  { element: <Layout />, children: some.map(routeOf) },
]
