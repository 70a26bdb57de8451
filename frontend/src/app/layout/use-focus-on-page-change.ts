import { useEffect, useRef } from 'react'

/** After a step to another page the focus stands at its beginning, as after loading one. */
export function useFocusOnPageChange(pathname: string): void {
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current !== pathname) {
      before.current = pathname
      document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [pathname])
}
