import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { NewsletterBanner } from '../../features/newsletter/NewsletterBanner.tsx'
import { preferencesApi } from '../../features/preferences/preferences.endpoints.ts'
import { useTickingClock } from '../../lib/clock.slice.ts'
import { SkipLink } from '../../ui/SkipLink.tsx'
import { Toaster } from '../../ui/Toaster.tsx'
import { CrashBoundary } from '../CrashScreen.tsx'
import { NewVersionToast } from '../NewVersionToast.tsx'
import { Header } from './Header.tsx'
import { InfoPanel } from './InfoPanel.tsx'
import { RememberedScroll } from './RememberedScroll.tsx'
import { SecondaryBar } from './SecondaryBar.tsx'

/** The frame of every page. */
export function Layout() {
  const { pathname } = useLocation()
  const { data: preferences } = preferencesApi.useGetPreferencesQuery()
  useTickingClock()
  return (
    <>
      <SkipLink />
      <Header />
      <SecondaryBar />
      <main id="main" tabIndex={-1} css={{ minHeight: '70vh', '&:focus': { outline: 'none', boxShadow: 'none' } }}>
        <CrashBoundary pageKey={pathname}>
          <Suspense>
            <Outlet />
          </Suspense>
        </CrashBoundary>
      </main>
      <InfoPanel />
      <NewsletterBanner isSubscribed={preferences?.emailPreferences.newsletter === true} />
      <Toaster />
      <NewVersionToast />
      <RememberedScroll />
    </>
  )
}
