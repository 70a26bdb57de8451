import {
  digestDayAt,
  digestPeriod,
  dueDigest,
  readDigestSlot,
  type DigestReader,
  type DigestSlot,
  type DueDigest,
} from '@deals/events'
import type { JobRequest } from '../platform/job-queue.ts'
import { keepRound } from '../platform/mail/keep-round.ts'
import type { WorkContext } from '../platform/work.ts'

const slotsAtOnce = 500
const readersAtOnce = 200

/**
 * Asks for the digests that are due. Readers are found by the hour they chose; each hour of each day is gone through once,
 * page by page, also when it was reached late, the next day too, or the process ended in between.
 */
export async function findDigests(context: WorkContext): Promise<void> {
  let after: string | null = null
  do {
    const slots: string[] = await context.queries.digestSlots({ after, limit: slotsAtOnce })
    for (const text of slots) {
      const slot = readDigestSlot(text)
      if (slot !== null) {
        await goThrough(context, text, slot)
      }
    }
    after = slots.length < slotsAtOnce ? null : (slots.at(-1) ?? null)
  } while (after !== null)
}

async function goThrough(context: WorkContext, text: string, slot: DigestSlot): Promise<void> {
  const { queries, queue, clock } = context
  const date = digestDayAt(clock.now(), slot)
  await keepRound(context, { name: `digests ${text}`, date }, async (after) => {
    const due = dueDigest(date, slot)
    const page = await queries.digestReaders({ slot: text, after, limit: readersAtOnce })
    await queue.enqueue(page.flatMap((reader) => digestRequest(reader, due, slot)))
    return page.length < readersAtOnce ? null : (page.at(-1)?.userId ?? null)
  })
}

/** The day names the job, so that nobody gets two, whatever happens to the clocks. */
function digestRequest(reader: DigestReader, due: DueDigest, { digest }: DigestSlot): JobRequest[] {
  const { userId } = reader
  const period = digestPeriod(due, reader)
  const payload = { kind: 'digest', userId, date: due.date, digest, ...period }
  return period === null ? [] : [{ queue: 'digest', id: `digest-${userId}-${due.date}`, payload }]
}
