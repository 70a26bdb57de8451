import styled from '@emotion/styled'
import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'

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
`

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Says that what stands here may be old, while the device has no network. */
export function OfflineBar() {
  const isOffline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  )
  return (
    <div role="status">
      {isOffline && (
        <Root>
          <WifiOff aria-hidden="true" />
          You are offline. Showing saved pages.
        </Root>
      )}
    </div>
  )
}
