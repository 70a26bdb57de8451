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

/**
 * The browser shows a drawn page where its reader left it, long before this runs, and its reader may have gone on since.
 * A router that is told anything about its first page does not scroll it.
 */
const leaveWhereItIs = { hydrationData: {} }

/** Not where the router has asked it to keep out: somebody goes back by several pages at once, from another site. */
const isPlacedByBrowser = () => window.history.scrollRestoration === 'auto'

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
  // A page that the device kept has the answers it was drawn from, and is drawn anew.
  const isDrawn = root.hasChildNodes()
  const router = createBrowserRouter(makeRoutes(), isDrawn && isPlacedByBrowser() ? leaveWhereItIs : {})
  await breath()
  const app = (
    <App store={store} styles={stylesOnPage(document, nonce)} serverState={serverState}>
      <RouterProvider router={router} />
    </App>
  )
  startTransition(() => {
    if (isDrawn) {
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
