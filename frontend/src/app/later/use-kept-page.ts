import { useEffect } from 'react'
import { useStore } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { isKeptPage, sessionChanged } from '../../lib/kept-pages.ts'
import { forgetOthersWords } from '../../lib/kept-words.ts'
import { useViewer } from '../../lib/viewer.ts'
import type { AppState } from '../store.ts'
import { forgetOthers, keepPage } from './keep-page.ts'
import { canKeep, registerWorker } from './register-worker.ts'

/** What a page loads of itself comes first. */
const calmAfterMs = 2_000
/** After a step to another page its answers are on their way, and somebody may only be passing. */
const settledAfterMs = 1_500
/** So often a page is looked at again whose answers are not all there. */
const mostTries = 8

/** Keeps the page that is open for when there is no network, and lets nobody but its reader find it there. */
export function useKeptPage(): void {
  const { pathname, search } = useLocation()
  const viewerId = useViewer()?.id
  const owner = viewerId ?? 'visitor'
  const store = useStore<AppState>()
  useEffect(() => {
    // Of whom nothing is known it may be that their session ended: they find their words again.
    if (viewerId !== undefined) {
      forgetOthersWords(viewerId)
    }
  }, [viewerId])
  useEffect(() => {
    // Refused by the browser or the network, it is tried again on the next page.
    const register = () => void (canKeep() && registerWorker().catch(() => undefined))
    const timer = setTimeout(register, calmAfterMs)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (!canKeep() || isKeptPage(document.documentElement)) {
      return undefined
    }
    void forgetOthers(owner)
    let tries = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = () => {
      tries = mostTries
      clearTimeout(timer)
    }
    const keep = async () => {
      const outcome = tries < mostTries ? await keepPage(store, owner, pathname + search) : 'not'
      tries += 1
      if (outcome === 'later' && tries < mostTries) {
        timer = setTimeout(() => void keep().catch(stop), settledAfterMs)
      }
    }
    timer = setTimeout(() => void keep().catch(stop), settledAfterMs)
    const stopForOthers = ({ data }: MessageEvent<unknown>) => (data === sessionChanged ? stop() : undefined)
    navigator.serviceWorker.addEventListener('message', stopForOthers)
    return () => {
      stop()
      navigator.serviceWorker.removeEventListener('message', stopForOthers)
    }
  }, [store, owner, pathname, search])
}
