import { useEffect, useRef } from 'react'

/** Leads to a comment once, as soon as it stands there. */
export function useLedTo(commentId: number | undefined): void {
  const shown = useRef<number>(undefined)
  useEffect(() => {
    const place = commentId !== undefined && shown.current !== commentId && document.getElementById(idOf(commentId))
    if (place) {
      shown.current = commentId
      // The form that had the focus is empty or gone; whoever writes on already stays there.
      if (!isWriting(document.activeElement)) {
        place.focus({ preventScroll: true })
      }
      place.scrollIntoView({ block: 'nearest' })
    }
  })
}

const idOf = (commentId: number) => `comment-${commentId}`

const isWriting = (focused: Element | null) => focused instanceof HTMLTextAreaElement && focused.value !== ''
