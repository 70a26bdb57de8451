import type { RecordVisitRequest } from '@deals/events'
import { sendCall, type SendRequest } from '../../lib/base-query.ts'
import { to } from '../../lib/call.ts'
import { readLocal, writeLocal } from '../../lib/local-storage.ts'
import { noted, toldOf, withoutTold, type IsDue, type KeptVisit } from './kept-visit.ts'
import { parseVisit } from './parse-visit.ts'

const name = 'visit'
const recordVisit = to('POST /api/visits', (body: RecordVisitRequest) => ({ body }))

/** Outlives the page that sends it. */
const sendToTheEnd: SendRequest = (path, init) => fetch(path, { ...init, keepalive: true })

const kept = (): KeptVisit | null => parseVisit(readLocal(name))
const keep = (visit: KeptVisit) => writeLocal(name, JSON.stringify(visit))

/** Notes that the member does something now; what is left of an earlier visit is told. */
export function noteVisit(userId: string, postId?: number): void {
  const { visit, left } = noted(kept(), { userId, now: Date.now(), postId })
  keep(visit)
  if (left !== null) {
    void sendCall(recordVisit.query(toldOf(left, Date.now())), sendToTheEnd)
  }
}

/** Tells the site of the visit where that is due, and answers whether it did. */
export async function tellVisit(userId: string, isDue: IsDue): Promise<boolean> {
  const visit = kept()
  const now = Date.now()
  if (visit?.userId !== userId || !isDue(visit, now)) {
    return false
  }
  // A page that ends never hears the answer: then it is told again, which does no harm, and not sooner than else.
  keep({ ...visit, toldAt: now })
  const { error } = await sendCall(recordVisit.query(toldOf(visit, now)), sendToTheEnd)
  const later = kept()
  if (error !== undefined || later === null) {
    return false
  }
  keep(withoutTold(later, visit))
  return true
}
