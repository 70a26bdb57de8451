import { lazy } from 'react'
import type { RouteObject } from 'react-router-dom'
import { Layout } from './layout/Layout.tsx'
import { PageFrame } from './PageFrame.tsx'
import { pages } from './pages.ts'
import type { PageEntry } from './pages.ts'
import { RequireSignIn } from './RequireSignIn.tsx'

function routeOf({ path, load, access }: PageEntry): RouteObject {
  const LoadedPage = lazy(async () => {
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

/** The routes of the site: every page inside the frame of header, menus and messages. */
export const makeRoutes = (): RouteObject[] => [{ element: <Layout />, children: pages.map(routeOf) }]
