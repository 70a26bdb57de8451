import { useEffect } from 'react'
import { matchRoutes } from 'react-router-dom'
import { whenStayed } from '../../lib/when-stayed.ts'
import { pages } from '../pages.ts'

/** Asks for the code of the page that a link leads to once somebody stays on the link: a press finds it there. */
export function useCodeAhead(): void {
  useEffect(() => {
    const { stay, leave } = whenStayed()
    let files: Promise<unknown> | undefined
    const start = ({ target }: Event) => {
      leave()
      // At the first sign of use: a step to any other page begins with the table of pages.
      files ??= inAdvance(() => import('../page-files.ts'))
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

function askForCode(pathname: string): void {
  const page = matchRoutes([...pages], pathname)?.at(-1)?.route
  void inAdvance(async () => page?.load())
}

/** What did not come once never comes on this page; and where it is needed, its reader is told. */
function inAdvance(load: () => Promise<unknown>): Promise<unknown> | undefined {
  return navigator.onLine ? load().catch(() => undefined) : undefined
}
