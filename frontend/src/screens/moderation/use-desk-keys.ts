import { useLayoutEffect, useRef } from 'react'

const writable = 'input:not([type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"])'

/** What a key does; a capital letter is the key with Shift. */
export type DeskKeys = Readonly<Partial<Record<string, () => void>>>

/** Keys of the desk, unless somebody is writing or a dialog asks something; what is drawn has its key at once. */
export function useDeskKeys(keys: DeskKeys): void {
  const latest = useRef(keys)
  useLayoutEffect(() => {
    latest.current = keys
  })
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isWriting = event.target instanceof Element && event.target.closest(writable) !== null
      const isAsked = document.querySelector('[role="dialog"], [role="menu"]') !== null
      // A dialog that closes by this very key may be gone already.
      const isTaken = event.defaultPrevented || event.repeat
      if (isTaken || isWriting || isAsked || event.ctrlKey || event.metaKey || event.altKey) {
        return
      }
      const act = latest.current[event.key]
      if (act !== undefined) {
        event.preventDefault()
        act()
      }
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
    }
  }, [])
}
