import { useEffect } from 'react'

/** Says on the document that its buttons work now, to what was pressed before (early-presses.ts) and to scripts that drive the page. */
export function useSayAlive(): void {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '1'
  }, [])
}
