import { useEffect } from 'react'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch } from 'react-redux'
import type { ApiState } from '../../lib/api.ts'
import { useViewer } from '../../lib/viewer.ts'

/** After the page has come alive: nothing that it needs waits for this. */
const beginsAfterMs = 1_000

/** Keeps what a member's page shows as it is on the site, for as long as somebody looks at it. */
export function useLive(): void {
  const isMember = useViewer() !== null
  const dispatch = useDispatch<ThunkDispatch<ApiState, unknown, UnknownAction>>()
  useEffect(() => {
    if (!isMember) {
      return undefined
    }
    let stop: (() => void) | 'over' | undefined
    const begin = async () => {
      const [{ followLive }, { takeIn }] = await Promise.all([import('./follow-live.ts'), import('./take-in.ts')])
      if (stop !== 'over') {
        stop = followLive((live) => dispatch(takeIn(live)))
      }
    }
    // Without its code the page stays as it was opened.
    const timer = setTimeout(() => void begin().catch(() => undefined), beginsAfterMs)
    return () => {
      clearTimeout(timer)
      if (typeof stop === 'function') {
        stop()
      }
      stop = 'over'
    }
  }, [isMember, dispatch])
}
