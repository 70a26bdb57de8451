import { CacheProvider, type EmotionCache } from '@emotion/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { announcementsApi } from '../features/announcements/announcements.endpoints.ts'
import { sessionsApi } from '../features/sessions/sessions.endpoints.ts'
import { AnnouncedContext } from '../lib/announced.ts'
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
        <WithViewer>{children}</WithViewer>
      </Provider>
    </CacheProvider>
  )
}

const askedAgainAfter = 2_000
const nothingAnnounced = {}

function WithViewer({ children }: Pick<ProvidersProps, 'children'>) {
  const { getViewer } = sessionsApi.endpoints
  const { data: viewer = null, isError } = getViewer.useQueryState()
  // Somebody who could not be told is asked for again: a page must not stay that of a visitor.
  getViewer.useQuerySubscription(undefined, { pollingInterval: isError ? askedAgainAfter : 0 })
  // What is closed, and what leads elsewhere, comes with the announcements, for which every page asks.
  const { data } = announcementsApi.endpoints.getAnnouncements.useQueryState(undefined)
  return (
    <ViewerContext value={viewer}>
      <AnnouncedContext value={data ?? nothingAnnounced}>{children}</AnnouncedContext>
    </ViewerContext>
  )
}
