import { counted, type WaitView } from '@deals/events'
import { waitApi } from './wait.endpoints.ts'

const hour = 60
/** From so many minutes on people count hours. */
const manyMinutes = 2 * hour

function timeWords(minutes: number): string {
  if (minutes < 1) {
    return 'under a minute'
  }
  return minutes < manyMinutes ? counted(minutes, 'minute') : counted(Math.round(minutes / hour), 'hour')
}

/** Where a post waits, and how long that takes as a rule: "position 3, usually 20 minutes"; empty while that is not known. */
export function waitWords(wait: WaitView | undefined): string {
  if (wait === undefined || wait.position === null) {
    return ''
  }
  const usually = wait.minutes === null ? '' : `, usually ${timeWords(wait.minutes)}`
  return `position ${wait.position}${usually}`
}

/** The same for its poster; others are not told. */
export function useWaiting(postId: number, isPoster = true): string {
  const { data } = waitApi.useGetWaitQuery(postId, { skip: !isPoster })
  return waitWords(data)
}
