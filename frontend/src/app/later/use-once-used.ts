import { useEffect } from 'react'
import { beginLater } from '../../lib/begin-later.ts'

/** Brings, with the first press or focus, what minds whoever uses the page: nothing is brought for it to a reader. */
export function useOnceUsed(): void {
  useEffect(() => {
    let end: () => void
    const unused = new AbortController()
    const bring = ({ target }: Event) => {
      unused.abort()
      // Without its code focus and messages stay where browsers leave them.
      end = beginLater(async () => {
        const { onceUsed } = await import('./once-used.ts')
        return () => onceUsed(target)
      })
    }
    document.addEventListener('focusin', bring, unused)
    document.addEventListener('pointerdown', bring, unused)
    end = () => unused.abort()
    return () => end()
  }, [])
}
