import { useEffect } from 'react'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch } from 'react-redux'
import type { ApiState } from '../../lib/api.ts'
import { useViewer } from '../../lib/viewer.ts'

/** Keeps what a member's page shows as it is on the site, and follows their visit, for as long as somebody looks at it. */
export function useLive(): void {
  const userId = useViewer()?.id
  const dispatch = useDispatch<ThunkDispatch<ApiState, unknown, UnknownAction>>()
  useEffect(() => {
    if (userId === undefined) {
      return undefined
    }
    const over = new AbortController()
    const begin = async () => {
      const { followMember } = await import('./follow-member.ts')
      followMember(userId, dispatch, over.signal)
    }
    // Without its code the page stays as it was opened.
    void begin().catch(() => undefined)
    return () => {
      over.abort()
    }
  }, [userId, dispatch])
}
