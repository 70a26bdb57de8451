import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { followVisit } from '../../features/visits/follow-visit.ts'
import type { ApiState } from '../../lib/api.ts'
import { followLive } from './follow-live.ts'
import { signedOutOnce } from './signed-out-once.ts'
import { takeIn } from './take-in.ts'

type Dispatch = ThunkDispatch<ApiState, unknown, UnknownAction>

/** Follows what the site tells a member, and their visit, until it is over. */
export function followMember(userId: string, dispatch: Dispatch, over: AbortSignal): void {
  if (!over.aborted) {
    const ends = [followLive((live) => dispatch(takeIn(live)), signedOutOnce(over)), followVisit(userId)]
    over.addEventListener('abort', () => ends.forEach((end) => end()))
  }
}
