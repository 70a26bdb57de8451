import {
  digestDayAt,
  digestGoneOut,
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
 * page by page, also when it was reached late, the next day too, or the process ended in between. What an outage kept from going
 * out stands in the first one after it.
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
  const { queries, queue, clock, letters } = context
  const [name, today] = [`digests ${text}`, digestDayAt(clock.now(), slot)]
  const begun = (await letters.rounds.get(name))?.value
  // One that was cut off is gone through to its end first, or some of its readers would miss it.
  const date = begun?.isDone === false && begun.date < today ? begun.date : today
  await keepRound(context, { name, date }, async (after, { before }) => {
    const due = dueDigest(date, slot)
    const goneOut = digestGoneOut(due, slot, before)
    const page = await queries.digestReaders({ slot: text, after, limit: readersAtOnce })
    await queue.enqueue(page.flatMap((reader) => digestRequest(reader, { due, goneOut, slot })))
    return page.length < readersAtOnce ? null : (page.at(-1)?.userId ?? null)
  })
}

interface Gone {
  readonly due: DueDigest
  readonly goneOut: DueDigest['before']
  readonly slot: DigestSlot
}

/** The day names the job, so that nobody gets two, whatever happens to the clocks. */
function digestRequest(reader: DigestReader, { due, goneOut, slot }: Gone): JobRequest[] {
  const { userId } = reader
  const period = digestPeriod(due, reader, goneOut)
  const payload = { kind: 'digest', userId, date: due.date, digest: slot.digest, ...period }
  return period === null ? [] : [{ queue: 'digest', id: `digest-${userId}-${due.date}`, payload }]
}
