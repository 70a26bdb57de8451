import styled from '@emotion/styled'
import { Suspense, useEffect, useRef } from 'react'
import { matchPath, Outlet, ScrollRestoration, useLocation, type Location } from 'react-router-dom'
import { NewsletterBanner } from '../../features/newsletter/NewsletterBanner.tsx'
import { useIsNew } from '../../features/preferences/use-is-new.ts'
import { preferencesApi } from '../../features/preferences/preferences.endpoints.ts'
import { routes } from '../../lib/routes.ts'
import { useIsAlive } from '../../lib/use-is-alive.ts'
import { useSayAlive } from '../../lib/use-say-alive.ts'
import { Toaster } from '../../ui/Toaster.tsx'
import { CrashBoundary } from '../CrashScreen.tsx'
import { Announcements } from './Announcements.tsx'
import { Header } from './Header.tsx'
import { InfoPanel } from './InfoPanel.tsx'
import { Later } from './Later.tsx'
import { SecondaryBar } from './SecondaryBar.tsx'
import { useLeftPlace } from './use-left-place.ts'
import { Welcome } from './Welcome.tsx'

const { submit, editPost, dealAlert, staff, moderation } = routes

/** Pages whose form's button stands where the banner would cover it. */
const isForm = (path: string) => [submit, editPost, dealAlert].some((page) => matchPath(page.path, path) !== null)

/** Where people work all day, every line counts: nothing floats over the rows, */
const isWork = (path: string) => path.startsWith(`${staff.path}/`)
/** and no categories stand above the cases. */
const isDesk = (path: string) => path.startsWith(moderation.to())

const Main = styled.main`
  flex: 1 0 auto;
  min-height: 70vh;
  &[data-work='true'] {
    background: var(--surface);
  }
  /* The desk takes what header and announcements leave, whatever these are. */
  &:has(> [data-fills]) {
    display: flex;
    flex-direction: column;
  }
  &:focus {
    outline: none;
    box-shadow: none;
  }
`

/** The frame of every page. */
export function Layout() {
  const { pathname } = useLocation()
  const { data: preferences } = preferencesApi.useGetPreferencesQuery()
  // One thing after the other.
  const isNew = useIsNew()
  useFocusOnPageChange(pathname)
  return (
    <>
      {/* The first thing that focus meets on every page. */}
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header />
      {!isDesk(pathname) && <SecondaryBar />}
      <Announcements key={pathname} />
      <Welcome />
      <Later />
      <Main id="main" tabIndex={-1} data-work={isWork(pathname)}>
        <CrashBoundary pageKey={pathname}>
          <Suspense>
            <Outlet />
            <Hydrated />
          </Suspense>
        </CrashBoundary>
      </Main>
      {!isWork(pathname) && <InfoPanel />}
      {!isForm(pathname) && !isWork(pathname) && !isNew && (
        <NewsletterBanner isSubscribed={preferences?.emailPreferences.newsletter === true} />
      )}
      <Toaster />
      <RememberedScroll />
    </>
  )
}

/** Beside the page, whose code comes later than that of its frame. */
function Hydrated() {
  useSayAlive()
  return null
}

/** After a step to another page the focus stands at its beginning, as after loading one. */
function useFocusOnPageChange(pathname: string): void {
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current !== pathname) {
      before.current = pathname
      document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [pathname])
}

/** A page that was opened by its address has no key yet; another such page must not take its place in the memory. */
function keyOf({ key, pathname, search, hash }: Location): string {
  return key === 'default' ? `${pathname}${search}${hash}` : key
}

/** Goes back to where a page was left. In the browser alone: the server would write a script of its own into the page. */
function RememberedScroll() {
  useLeftPlace()
  return useIsAlive() ? <ScrollRestoration getKey={keyOf} /> : null
}
