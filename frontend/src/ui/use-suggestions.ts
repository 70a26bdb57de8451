import { useState, type KeyboardEvent } from 'react'

/** The list below a field that completes what is typed: arrows move in it, Enter takes, Escape closes. */
export function useSuggestions() {
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(0)
  const close = () => setIsOpen(false)

  /** What the keys do while these are listed. */
  const keysFor =
    <Option>(options: readonly Option[], choose: (option: Option) => void) =>
    (event: KeyboardEvent) => {
      const chosen = options[active]
      if (event.key === 'Escape') {
        close()
      } else if (event.key === 'Enter' && chosen !== undefined) {
        event.preventDefault()
        choose(chosen)
      } else if (options.length > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
        event.preventDefault()
        setActive((active + (event.key === 'ArrowDown' ? 1 : options.length - 1)) % options.length)
      }
    }
  return {
    isOpen,
    active,
    keysFor,
    close,
    /** Somebody typed: the list begins anew. */
    open: () => {
      setIsOpen(true)
      setActive(0)
    },
  }
}
