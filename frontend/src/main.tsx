import './before-zod.ts'
import createCache from '@emotion/cache'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { App } from './app/App.tsx'
import { readServerState } from './app/parse-server-state.ts'
import { makeRoutes } from './app/router.tsx'
import { makeStore } from './app/store.ts'
import { styleNonce } from './app/style-nonce.ts'
import { noteDrawnPage } from './lib/drawn-by-server.ts'

const nonce = styleNonce()
// Menus and dialogs write a style of their own while they are open and look for the nonce here.
Object.assign(globalThis, { __webpack_nonce__: nonce })

const serverState = readServerState(document)
const store = makeStore({
  send: (path, init) => fetch(path, { ...init, credentials: 'include' }),
  ...(serverState === undefined ? {} : { preloadedState: serverState }),
})
const styles = createCache({ key: 'css', ...(nonce === undefined ? {} : { nonce }) })
const router = createBrowserRouter(makeRoutes())
const app = (
  <App store={store} styles={styles} serverState={serverState}>
    <RouterProvider router={router} />
  </App>
)

const root = document.getElementById('root')
if (root !== null) {
  startTransition(() => {
    if (serverState === undefined) {
      createRoot(root).render(app)
    } else {
      noteDrawnPage()
      hydrateRoot(root, app)
    }
  })
}
