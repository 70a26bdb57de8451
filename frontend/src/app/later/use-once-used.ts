import { useEffect } from 'react'

/** Brings, with the first press or focus, what minds whoever uses the page: nothing is brought for it to a reader. */
export function useOnceUsed(): void {
  useEffect(() => {
    let end: (() => void) | null = () => undefined
    const begin = async (first: EventTarget | null) => {
      const { onceUsed } = await import('./once-used.ts')
      end = end && onceUsed(first)
    }
    // Without its code focus and messages stay where browsers leave them.
    const bring = ({ target }: Event) => {
      leave()
      void begin(target).catch(() => undefined)
    }
    const leave = () => {
      document.removeEventListener('focusin', bring)
      document.removeEventListener('pointerdown', bring)
    }
    document.addEventListener('focusin', bring)
    document.addEventListener('pointerdown', bring)
    return () => {
      leave()
      end?.()
      end = null
    }
  }, [])
}
