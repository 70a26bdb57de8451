import { use, useEffect } from 'react'
import { UNSAFE_DataRouterStateContext as RouterState } from 'react-router-dom'
import { beginLater } from '../../lib/begin-later.ts'

/** Shows a page that somebody comes back to where it was left, even if there is only its frame at first. */
export function useLeftPlace(): void {
  const state = use(RouterState)
  const place = state?.restoreScrollPosition
  const page = state?.location
  useEffect(
    () =>
      typeof place === 'number' && place > lowest()
        ? beginLater(async () => {
            const { scrollOnceTall } = await import('../later/once-used.ts')
            return () => scrollOnceTall(place, lowest)
          })
        : undefined,
    [place, page],
  )
}

/** How far down the page can be scrolled, in pixels. */
function lowest(): number {
  const { scrollHeight, clientHeight } = document.documentElement
  return scrollHeight - clientHeight
}
