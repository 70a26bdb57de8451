import { act, fireEvent, screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { keepEarlyPresses } from '../lib/early-presses.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { show } from '../testing/show.tsx'
import { announcementsApi } from '../features/announcements/announcements.endpoints.ts'
import { NewsletterBanner } from '../features/newsletter/NewsletterBanner.tsx'
import { CrashBoundary } from './CrashScreen.tsx'
import { NewVersionToast } from './later/NewVersionToast.tsx'
import { RequireSignIn } from './RequireSignIn.tsx'

describe('a page that breaks', () => {
  it('says so and can be tried again', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    delete document.documentElement.dataset['hydrated']
    keepEarlyPresses(document)
    let isBroken = true
    function Page() {
      if (isBroken) {
        throw new Error('broken')
      }
      return <p>Fine again</p>
    }
    const { user } = await show(
      <CrashBoundary pageKey="/">
        <Page />
      </CrashBoundary>,
    )
    expect(screen.getByText('Something went wrong')).toBeVisible()
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('Fine again')).toBeVisible()
    quiet.mockRestore()
  })

  it('does not break the page after it', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    function Broken(): never {
      throw new Error('broken')
    }
    function Site() {
      const [place, setPlace] = useState('/broken')
      return (
        <>
          <button onClick={() => setPlace('/fine')}>Next</button>
          <CrashBoundary pageKey={place}>{place === '/broken' ? <Broken /> : <p>Fine</p>}</CrashBoundary>
        </>
      )
    }
    const { user } = await show(<Site />)
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(screen.getByText('Fine')).toBeVisible()
    quiet.mockRestore()
  })
})

it('a part whose code did not come leads to the page anew, since trying again would not fetch it', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = jest.fn().mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  const Part = lazyPart<object>(load)
  await show(
    <CrashBoundary pageKey="/">
      <Suspense>
        <Part />
      </Suspense>
    </CrashBoundary>,
  )
  expect(await screen.findByText('Part of this page did not load.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  quiet.mockRestore()
})

describe('a page for members', () => {
  it('tells a visitor how to get in and back', async () => {
    await show(<RequireSignIn access="member">secret</RequireSignIn>, { at: '/bookmarks?q=1' })
    expect(screen.getByRole('heading', { name: 'Unauthorised' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login?next=%2Fbookmarks%3Fq%3D1')
    expect(screen.queryByText('secret')).not.toBeInTheDocument()
  })

  it('opens for a member, and stays closed where a role is needed', async () => {
    const { unmount } = await show(<RequireSignIn access="member">secret</RequireSignIn>, { signedIn: true })
    expect(screen.getByText('secret')).toBeVisible()
    unmount()
    await show(<RequireSignIn access="moderator">secret</RequireSignIn>, { signedIn: true })
    expect(screen.getByText('This page is for moderators.')).toBeVisible()
  })
})

describe('what comes with time', () => {
  beforeEach(() => {
    window.localStorage.clear()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  it('the newsletter is offered after five seconds, once', async () => {
    const { unmount } = await show(<p />)
    unmount()
    jest.useFakeTimers()
    const shown = await show(<NewsletterBanner isSubscribed={false} />)
    act(() => jest.advanceTimersByTime(4_999))
    expect(screen.queryByRole('button', { name: 'Dismiss newsletter' })).not.toBeInTheDocument()
    act(() => jest.advanceTimersByTime(1))
    fireEvent.click(await screen.findByRole('button', { name: 'Dismiss newsletter' }))
    shown.unmount()
    await show(<NewsletterBanner isSubscribed={false} />)
    act(() => jest.advanceTimersByTime(10_000))
    expect(screen.queryByRole('button', { name: 'Dismiss newsletter' })).not.toBeInTheDocument()
  })

  it('the newsletter is not offered while it takes nobody', async () => {
    localStorage.clear()
    const api = fakeApi({
      'GET /api/announcements': {
        body: { announcements: [], changesAt: null, closed: [{ feature: 'newsletter', sentence: 'No.' }] },
      },
    })
    jest.useFakeTimers()
    const { store } = await show(<NewsletterBanner isSubscribed={false} />, { api })
    await act(() => store.dispatch(announcementsApi.endpoints.getAnnouncements.initiate(undefined)))
    act(() => jest.advanceTimersByTime(10_000))
    expect(screen.queryByRole('button', { name: 'Dismiss newsletter' })).not.toBeInTheDocument()
  })

  it('the newsletter is not offered to who gets it', async () => {
    jest.useFakeTimers()
    await show(<NewsletterBanner isSubscribed />)
    act(() => jest.advanceTimersByTime(10_000))
    expect(screen.queryByRole('button', { name: 'Dismiss newsletter' })).not.toBeInTheDocument()
  })

  it('a new version is offered when the published one changes', async () => {
    jest.useFakeTimers()
    let version = 'one'
    globalThis.fetch = () => Promise.resolve(new Response(JSON.stringify({ version })))
    await show(<NewVersionToast />, { api: fakeApi() })
    await act(() => jest.advanceTimersByTimeAsync(1_800_000))
    expect(screen.queryByText('A new version is available')).not.toBeInTheDocument()
    version = 'two'
    await act(() => jest.advanceTimersByTimeAsync(1_800_000))
    expect(screen.getByText('A new version is available')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  })
})
