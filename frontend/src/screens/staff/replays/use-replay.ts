import { useEffect } from 'react'
import type { ReplayDetails, ReplayView } from '@deals/events'
import { scoresApi } from '../../../features/staff/scores.endpoints.ts'

/** The scores of a replay, asked for again whenever the list is ahead of them. */
export function useReplay(replayId: string, listed: ReplayView | undefined) {
  const answer = scoresApi.useGetReplayQuery(replayId, {
    refetchOnMountOrArgChange: true,
  })
  const { data, isError, fulfilledTimeStamp, refetch } = answer
  const isOld = data !== undefined && listed !== undefined && isBehind(data, listed)
  useEffect(() => {
    if (isOld && !isError) {
      void refetch()
    }
    // Also when an answer came that was old already.
  }, [isOld, isError, fulfilledTimeStamp, refetch])
  useEffect(() => {
    if (isError) {
      void refetch()
    }
    // What failed is tried again when the list has news, and not over and over.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [listed?.done, listed?.outcome])
  return answer
}

type Progress = Pick<ReplayDetails, 'done' | 'outcome'>

const isBehind = (shown: Progress, listed: Progress): boolean =>
  shown.done < listed.done || (shown.outcome === null && listed.outcome !== null)
