import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { App } from './app/App.tsx'
import { readServerState } from './app/parse-server-state.ts'
import { makeRoutes } from './app/router.tsx'
import { makeStore } from './app/store.ts'
import { stylesOnPage } from './app/styles-on-page.ts'
import { breath } from './lib/breath.ts'
import { noteDrawnPage } from './lib/drawn-by-server.ts'
import { sendByFetch } from './lib/send-by-fetch.ts'

/** Draws the page, or brings to life what the server drew. */
export async function start(root: HTMLElement) {
  const nonce = styleNonce()
  // Menus and dialogs write a style of their own while they are open and look for the nonce here.
  Object.assign(globalThis, { __webpack_nonce__: nonce })
  const serverState = readServerState(document)
  const store = makeStore({
    send: sendByFetch,
    ...(serverState === undefined ? {} : { preloadedState: serverState }),
  })
  await breath()
  const router = createBrowserRouter(makeRoutes())
  await breath()
  const app = (
    <App store={store} styles={stylesOnPage(document, nonce)} serverState={serverState}>
      <RouterProvider router={router} />
    </App>
  )
  startTransition(() => {
    // A page that the device kept has the answers it was drawn from, and is drawn anew.
    if (root.hasChildNodes()) {
      noteDrawnPage()
      hydrateRoot(root, app)
    } else {
      createRoot(root).render(app)
    }
  })
}

/**
 * What allows styles that are written while the page lives. It comes with the answer and not with the text, since one
 * text serves many.
 */
function styleNonce(): string | undefined {
  const [arrival] = performance.getEntriesByType('navigation')
  const told = arrival instanceof PerformanceNavigationTiming ? arrival.serverTiming : []
  return told.find(({ name }) => name === 'nonce')?.description
}
