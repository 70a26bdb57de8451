import styled from '@emotion/styled'
import { History, WifiOff } from 'lucide-react'
import { isKeptPage } from '../../lib/kept-pages.ts'
import { useIsOffline } from '../../lib/use-is-offline.ts'

const Root = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--s2);
  padding: var(--s2) var(--s4);
  background: var(--warn-soft);
  color: var(--warn);
  font-size: var(--text-sm);
  font-weight: 600;
  & > button {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-decoration: underline;
  }
`

/** Says that what stands here may be old, while the device has no network or the site did not answer. */
export function OfflineBar() {
  const isOffline = useIsOffline()
  return (
    <div role="status">
      {(isOffline || isKeptPage(document.documentElement)) && (
        <Root>
          {isOffline ? <WifiOff aria-hidden="true" /> : <History aria-hidden="true" />}
          {isOffline ? 'You are offline. Showing saved pages.' : 'This page was saved earlier.'}
          {!isOffline && (
            <button type="button" onClick={() => window.location.reload()}>
              Load it anew
            </button>
          )}
        </Root>
      )}
    </div>
  )
}
