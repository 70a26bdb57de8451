import { useEffect } from 'react'
import { matchRoutes } from 'react-router-dom'
import { whenStayed } from '../../lib/when-stayed.ts'
import { pages } from '../pages.ts'

/** Asks for the code of the page that a link leads to once somebody stays on the link: a press finds it there. */
export function useCodeAhead(): void {
  useEffect(() => {
    const { stay, leave } = whenStayed()
    const start = ({ target }: Event) => {
      leave()
      void importFiles()
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.origin === window.location.origin) {
        stay(() => askForCode(link.pathname))
      }
    }
    document.addEventListener('pointerover', start)
    document.addEventListener('focusin', start)
    return () => {
      leave()
      document.removeEventListener('pointerover', start)
      document.removeEventListener('focusin', start)
    }
  }, [])
}

/** The table of pages, at the first sign of use: a step to any other page begins with it. */
async function importFiles() {
  // What did not come once never comes on this page; and where a page is opened, its reader is told.
  if (navigator.onLine) {
    await import('../page-files.ts').catch(() => undefined)
  }
}

function askForCode(pathname: string): void {
  const page = matchRoutes([...pages], pathname)?.at(-1)?.route
  if (navigator.onLine) {
    void page?.load().catch(() => undefined)
  }
}
