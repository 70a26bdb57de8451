import { useState } from 'react'
import { useMediaQuery } from '../../lib/use-media-query.ts'

/** What a reader does before they open a control: they point at it, touch it, or come to it by the keyboard. */
export interface Turning {
  readonly onPointerEnter: () => void
  readonly onFocus: () => void
}

/**
 * Whether a reader has turned to some controls, and what tells it, for what holds them. Where nobody can point, the system
 * opens a control at the first touch: there they count as turned to from the start, but not on phones, whose dialog has
 * the time.
 */
export function useTurnedTo(): { readonly isTurnedTo: boolean; readonly turning: Turning } {
  const [isTurnedTo, setIsTurnedTo] = useState(false)
  const opensAtTouch = useMediaQuery('(hover: none) and (min-width: 768px)')
  const turnTo = () => setIsTurnedTo(true)
  return { isTurnedTo: isTurnedTo || opensAtTouch, turning: { onPointerEnter: turnTo, onFocus: turnTo } }
}
