import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useTickingClock } from '../../lib/clock.slice.ts'
import { SkipLink } from '../../ui/SkipLink.tsx'
import { Toaster } from '../../ui/Toaster.tsx'
import { CrashBoundary } from '../CrashScreen.tsx'
import { NewVersionToast } from '../NewVersionToast.tsx'

/** The frame of every page. */
export function Layout() {
  const { pathname } = useLocation()
  useTickingClock()
  return (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        <CrashBoundary pageKey={pathname}>
          <Suspense>
            <Outlet />
          </Suspense>
        </CrashBoundary>
      </main>
      <Toaster />
      <NewVersionToast />
    </>
  )
}
