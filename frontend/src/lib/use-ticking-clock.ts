import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { clockSlice } from './clock.slice.ts'
import { isKeptPage } from './kept-pages.ts'

const minute = 60_000

/** Keeps the clock going; called once, by what every page has besides. */
export function useTickingClock(): void {
  const dispatch = useDispatch()
  useEffect(() => {
    const tick = () => dispatch(clockSlice.actions.clockTicked(Date.now()))
    if (isKeptPage(document.documentElement)) {
      tick()
    }
    const timer = setInterval(tick, minute)
    return () => {
      clearInterval(timer)
    }
  }, [dispatch])
}
