import styled from '@emotion/styled'
import { WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { relativeTime } from '../../lib/relative-time.ts'
import { routes } from '../../lib/routes.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { pageWithOneMessage } from '../shared/page-styles.ts'
import { savedPages, type SavedPage } from './saved-pages.ts'

const Saved = styled.section`
  max-width: 36rem;
  margin-inline: auto;
  & h2 {
    margin-bottom: var(--s3);
    font-size: var(--text-lg);
  }
  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
    border-top: 1px solid var(--line);
  }
  & li {
    display: flex;
    gap: var(--s4);
    align-items: baseline;
    justify-content: space-between;
    border-bottom: 1px solid var(--line);
  }
  & a {
    flex: 1;
    min-width: 0;
    padding-block: var(--s3);
    overflow-wrap: anywhere;
    font-weight: 600;
  }
  & time {
    flex: none;
    color: var(--ink-3);
    font-size: var(--text-sm);
  }
`

/** Where somebody wanted to go, on this site. */
function wanted(from: string | null): string {
  const url = new URL(from ?? routes.home.to(), window.location.origin)
  return url.origin === window.location.origin ? url.pathname + url.search : routes.home.to()
}

/** Stands in for a page that could not be loaded and is not kept; leads to those that are. */
export function OfflineScreen() {
  const [query] = useSearchParams()
  const from = query.get('from')
  const tryAgain = () => window.location.replace(wanted(from))
  useOnline(tryAgain)
  return (
    <div className="wrap" css={pageWithOneMessage}>
      <EmptyState
        icon={<WifiOff />}
        heading="No connection"
        text="This page could not be loaded, and it is not saved on this device."
        action={
          <Button variant="primary" onClick={tryAgain}>
            Try again
          </Button>
        }
      />
      <SavedPages />
    </div>
  )
}

/** Nobody has to press a button who only waited for the network; whoever is on the way to a saved page is left alone. */
function useOnline(act: () => void): void {
  useEffect(() => {
    const over = new AbortController()
    const { signal } = over
    window.addEventListener('online', act, { signal })
    window.addEventListener('beforeunload', () => over.abort(), { signal })
    return () => over.abort()
  })
}

function SavedPages() {
  const [now] = useState(Date.now)
  const [pages, setPages] = useState<readonly SavedPage[]>([])
  useEffect(() => {
    // A browser that keeps nothing has nothing to show.
    void savedPages().then(setPages, () => undefined)
  }, [])
  return (
    pages.length > 0 && (
      <Saved aria-label="Saved pages">
        <h2>Saved pages</h2>
        <ul>
          {pages.map(({ path, title, at }) => (
            <li key={path}>
              {/* Loaded anew: what is kept is a whole page. */}
              <a href={path}>{title}</a>
              <time dateTime={new Date(at).toISOString()}>{relativeTime(at, now)}</time>
            </li>
          ))}
        </ul>
      </Saved>
    )
  )
}
