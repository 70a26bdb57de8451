import { CacheProvider } from '@emotion/react'
import type { EmotionCache } from '@emotion/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import type { Feature } from '@deals/events'
import { announcementsApi } from '../features/announcements/announcements.endpoints.ts'
import { sessionsApi } from '../features/sessions/sessions.endpoints.ts'
import { ClosedContext } from '../lib/closed-features.ts'
import { ViewerContext } from '../lib/viewer.ts'
import type { AppState, AppStore } from './store.ts'

export interface ProvidersProps {
  readonly store: AppStore
  readonly styles: EmotionCache
  /** What the server rendered from; the first picture in the browser must be drawn from the same. */
  readonly serverState?: AppState | undefined
  readonly children: ReactNode
}

/** What every page stands in. */
export function Providers({ store, styles, serverState, children }: ProvidersProps) {
  return (
    <CacheProvider value={styles}>
      <Provider store={store} {...(serverState === undefined ? {} : { serverState })}>
        <WithViewer>
          <WithClosed>{children}</WithClosed>
        </WithViewer>
      </Provider>
    </CacheProvider>
  )
}

const askedAgainAfter = 2_000

function WithViewer({ children }: Pick<ProvidersProps, 'children'>) {
  const { getViewer } = sessionsApi.endpoints
  const { data: viewer = null, isError } = getViewer.useQueryState()
  // Somebody who could not be told is asked for again: a page must not stay that of a visitor.
  getViewer.useQuerySubscription(undefined, { pollingInterval: isError ? askedAgainAfter : 0 })
  return <ViewerContext value={viewer}>{children}</ViewerContext>
}

const nothingClosed: readonly Feature[] = []

/** The page asks for announcements all the time, and hears with them what is closed. */
function WithClosed({ children }: Pick<ProvidersProps, 'children'>) {
  const { data } = announcementsApi.endpoints.getAnnouncements.useQueryState(undefined)
  return <ClosedContext value={data?.closed ?? nothingClosed}>{children}</ClosedContext>
}
