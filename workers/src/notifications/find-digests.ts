import {
  digestDayAt,
  digestHours,
  isInTimeFor,
  nextLocalTime,
  readDigestSlot,
  type DigestSlot,
  type LocalTime,
  type Period,
} from '@deals/events'
import type { JobRequest } from '../platform/job-queue.ts'
import { keepRound } from '../platform/mail/keep-round.ts'
import type { WorkContext } from '../platform/work.ts'

const slotsAtOnce = 500
const readersAtOnce = 200
const hour = 3_600_000
const day = 24 * hour
const slack = 2 * hour

/**
 * Asks for the digests that are due. Readers are found by the hour they chose; each hour of each day is gone through once,
 * page by page, also when it was reached late or the process ended in between.
 */
export async function findDigests(context: WorkContext): Promise<void> {
  let after: string | null = null
  do {
    const slots: string[] = await context.queries.digestSlots({ after, limit: slotsAtOnce })
    for (const text of slots) {
      const slot = readDigestSlot(text)
      const date = slot === null ? null : digestDayAt(context.clock.now(), slot)
      if (slot !== null && date !== null) {
        await goThrough(context, text, { ...slot, date })
      }
    }
    after = slots.length < slotsAtOnce ? null : (slots.at(-1) ?? null)
  } while (after !== null)
}

async function goThrough(context: WorkContext, text: string, due: DigestSlot & { date: string }): Promise<void> {
  const { queries, queue, clock } = context
  const period = periodOf(due, clock.now())
  await keepRound(context, { name: `digests ${text}`, date: due.date }, async (after) => {
    const page = await queries.digestReaders({ slot: text, after, limit: readersAtOnce })
    const inTime = page.filter(({ since }) => isInTimeFor(due.date, due, since))
    await queue.enqueue(inTime.map(({ userId }) => digestRequest(userId, due, period)))
    return page.length < readersAtOnce ? null : (page.at(-1)?.userId ?? null)
  })
}

/** The day names the job, so that nobody gets two, whatever happens to the clocks. */
function digestRequest(userId: string, { date, digest }: DigestSlot & { date: string }, period: Period): JobRequest {
  return {
    queue: 'digest',
    id: `digest-${userId}-${date}`,
    payload: { kind: 'digest', userId, date, digest, ...period },
  }
}

/** From the digest before until this one was due, so that a late one leaves nothing out and tells nothing twice. */
export function periodOf({ date, digest, digestTime, timeZone }: DigestSlot & { date: string }, now: number): Period {
  const isItsHour = (time: LocalTime) => time.hour === digestHours[digestTime] && time.minute === 0
  const until = nextLocalTime(now - day - slack, timeZone, (time) => isItsHour(time) && time.date === date)
  const length = digest === 'daily' ? day : 7 * day
  const isBefore = (time: LocalTime) => isItsHour(time) && (digest === 'daily' || time.weekday === 1)
  return { from: nextLocalTime(until - length - slack, timeZone, isBefore), until }
}
