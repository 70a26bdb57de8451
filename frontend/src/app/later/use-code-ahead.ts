import { useEffect } from 'react'
import { matchRoutes } from 'react-router-dom'
import { pages } from '../pages.ts'

/** Somebody who only passes over a link does not want its page, in milliseconds. */
const pause = 120

/** Asks for the code of the page that a link leads to once somebody stays on the link: a press finds it there. */
export function useCodeAhead(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const start = ({ target }: Event) => {
      clearTimeout(timer)
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.origin === window.location.origin) {
        timer = setTimeout(() => askForCode(link.pathname), pause)
      }
    }
    document.addEventListener('pointerover', start)
    document.addEventListener('focusin', start)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerover', start)
      document.removeEventListener('focusin', start)
    }
  }, [])
}

function askForCode(pathname: string): void {
  const page = matchRoutes([...pages], pathname)?.at(-1)?.route
  // What did not come once never comes on this page; and where it is opened, its reader is told.
  if (navigator.onLine) {
    void page?.load().catch(() => undefined)
  }
}
