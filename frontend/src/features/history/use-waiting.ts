import { counted } from '@deals/events'
import type { WaitView } from '@deals/events'
import { standingApi } from './standing.endpoints.ts'

const plain = 'Waiting for review'
const hour = 60
/** From so many minutes on people count hours. */
const manyMinutes = 2 * hour

function timeWords(minutes: number): string {
  if (minutes < 1) {
    return 'under a minute'
  }
  return minutes < manyMinutes ? counted(minutes, 'minute') : counted(Math.round(minutes / hour), 'hour')
}

/** Where a post waits, in one line: "Waiting for review – position 3, usually 20 minutes". */
export function waitingWords(wait: WaitView | undefined): string {
  if (wait === undefined || wait.position === null) {
    return plain
  }
  const usually = wait.minutes === null ? '' : `, usually ${timeWords(wait.minutes)}`
  return `${plain} – position ${wait.position}${usually}`
}

/** That line for its poster; others are not told. */
export function useWaiting(postId: number, isPoster: boolean): string {
  const { data } = standingApi.useGetWaitQuery(postId, { skip: !isPoster })
  return waitingWords(data)
}
