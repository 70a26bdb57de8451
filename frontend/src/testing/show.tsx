import createCache from '@emotion/cache'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { CurrentUser, Preferences } from '@deals/events'
import { Providers } from '../app/Providers.tsx'
import { makeStore } from '../app/store.ts'
import { preferencesApi } from '../features/preferences/preferences.endpoints.ts'
import { sessionsApi } from '../features/sessions/sessions.endpoints.ts'
import { Toaster } from '../ui/Toaster.tsx'
import { toasts } from '../ui/toasts.ts'
import { aMember, somePreferences } from './builders.ts'
import { fakeApi, type FakeApi } from './fake-api.ts'

interface ShowOptions {
  readonly api?: FakeApi
  /** Where the page is. */
  readonly at?: string
  /** Somebody is signed in; with what is said of them. */
  readonly signedIn?: boolean | Partial<CurrentUser>
  /** What they chose. */
  readonly preferences?: Partial<Preferences>
}

/** What jsdom lacks of a browser: a screen of 1280 pixels and a mouse, without wishes about motion or colour, where all is in sight. */
function giveScreen() {
  Element.prototype.scrollIntoView = () => undefined
  window.matchMedia = (query) => {
    const asked = /\(min-width: (\d+)px\)/.exec(query)?.[1]
    const matches = asked !== undefined && Number(asked) <= 1280 && !query.includes('(hover: none)')
    const list = { matches, media: query, onchange: null }
    const deaf = { addListener: () => undefined, removeListener: () => undefined }
    return Object.assign(new EventTarget(), list, deaf)
  }
}

/** Made once for a file: a frame is a whole window. */
let formData: unknown

/**
 * React reads forms with FormData, for which the test environment puts Node's, which knows no forms. A frame has one of
 * its own that does.
 */
function giveForms() {
  formData ??= formDataOfFrame()
  Object.assign(globalThis, { FormData: formData })
}

function formDataOfFrame(): unknown {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const ofFrame: unknown = frame.contentWindow === null ? undefined : Reflect.get(frame.contentWindow, 'FormData')
  frame.remove()
  return ofFrame
}

/**
 * Styles are named but never written: whoever asks for a role compares every rule of the document with every element.
 * How things look is what journeys see, in a browser.
 */
function stylesUnwritten() {
  const styles = createCache({ key: 'css', container: document.createElement('div') })
  return Object.assign(styles, { insert: () => undefined })
}

/**
 * Shows a piece of the site as it stands on a page, with an API of the test's own. Toasts belong to the window, which
 * all tests of a file share: what the one before said is gone.
 */
export async function show(
  element: ReactElement,
  { api = fakeApi(), at = '/', signedIn = false, preferences }: ShowOptions = {},
) {
  toasts.dismiss()
  giveScreen()
  giveForms()
  const viewer = signedIn === false ? null : aMember(signedIn === true ? {} : signedIn)
  const store = makeStore({ send: api.send, preloadedState: { clock: { now: Date.parse('2026-11-20T12:00:00Z') } } })
  await store.dispatch(sessionsApi.util.upsertQueryData('getViewer', undefined, viewer))
  await store.dispatch(
    preferencesApi.util.upsertQueryData('getPreferences', undefined, signedIn ? somePreferences(preferences) : null),
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] })
  const user = userEvent.setup()
  const shown = render(
    <Providers store={store} styles={stylesUnwritten()}>
      <RouterProvider router={router} />
      <Toaster />
    </Providers>,
  )
  const address = () => `${router.state.location.pathname}${router.state.location.search}`
  return { ...shown, store, router, user, api, address }
}
