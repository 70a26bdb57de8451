import { useEffect, type RefObject } from 'react'

const writable = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="dialog"] *'

/** `/` leads to the search field, unless somebody is writing. */
export function useSearchShortcut(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isWriting = event.target instanceof Element && event.target.closest(writable) !== null
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting) {
        return
      }
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
    }
  }, [field])
}
