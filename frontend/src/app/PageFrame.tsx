import { useEffect, useMemo } from 'react'
import { useStore } from 'react-redux'
import { useLocation, useParams } from 'react-router-dom'
import { useViewer } from '../lib/viewer.ts'
import type { Page, PageContext, PageState } from '../screens/shared/page.ts'
import { documentTitle } from './document-title.ts'

/** One loaded page; keeps the title of the browser's tab true while answers arrive and the person moves on. */
export function PageFrame({ page: { Screen, head } }: { readonly page: Page }) {
  const context = usePageContext()
  const store = useStore<PageState>()
  useEffect(() => {
    const write = () => {
      const title = documentTitle(head(context).title)
      if (document.title !== title) {
        document.title = title
      }
    }
    write()
    return store.subscribe(write)
  }, [context, head, store])
  return <Screen />
}

function usePageContext(): PageContext {
  const store = useStore<PageState>()
  const location = useLocation()
  const params = useParams()
  const viewer = useViewer()
  return useMemo(() => {
    const url = new URL(`${location.pathname}${location.search}`, 'http://localhost')
    return { params, url, viewer, getState: () => store.getState() }
  }, [store, location.pathname, location.search, params, viewer])
}
