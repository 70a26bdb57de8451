import { digestDayAt, type DigestSlot } from '@deals/events'
import { confirmableFor, type Subscriptions } from '@deals/accounts'
import type { JobRequest } from '../platform/job-queue.ts'
import { keepRound } from '../platform/mail/keep-round.ts'
import type { WorkContext } from '../platform/work.ts'

const readersAtOnce = 200
const week = 7 * 86_400_000
/** The same moment for everybody: Mondays at noon, UTC. */
const slot: DigestSlot = { digest: 'weekly', digestTime: 'noon', timeZone: 'UTC' }

/** Asks for the newsletters of a week: first those of members, then those of everybody else who confirmed. */
export async function findNewsletters(context: WorkContext): Promise<void> {
  const { queries, queue, clock, letters } = context
  const date = digestDayAt(clock.now(), slot)
  if (date === null) {
    return
  }
  const since = Date.parse(`${date}T12:00:00Z`) - week
  const request = (reader: { userId: string } | { subscription: string }): JobRequest => {
    const id = `newsletter-${Object.values(reader).join('')}-${date}`
    return { queue: 'digest', id, payload: { kind: 'newsletter', ...reader, date, since } }
  }
  await keepRound(context, { name: 'newsletter of members', date }, async (after) => {
    const page = await queries.newsletterReaders({ after, limit: readersAtOnce })
    await queue.enqueue(page.map((userId) => request({ userId })))
    return page.length < readersAtOnce ? null : (page.at(-1) ?? null)
  })
  await keepRound(context, { name: 'newsletter of others', date }, async (after) => {
    const prefix = nextPrefix(after)
    const readers = await allUnder(letters.subscriptions, prefix)
    const confirmed = readers.filter(({ state }) => state === 'confirmed')
    await queue.enqueue(confirmed.map(({ id }) => request({ subscription: id })))
    return prefix === lastPrefix ? null : prefix
  })
}

/** Forgets addresses that never confirmed, part by part, so that each call costs little. */
export function forgetUnconfirmed({ clock, letters: { subscriptions } }: WorkContext): () => Promise<void> {
  let last: string | null = null
  return async () => {
    last = nextPrefix(last === lastPrefix ? null : last)
    const over = (await allUnder(subscriptions, last)).filter(
      ({ state, askedAt }) => state === 'asked' && clock.now() - askedAt >= confirmableFor,
    )
    for (const { id } of over) {
      await subscriptions.remove(id)
    }
  }
}

const digits = [...'0123456789abcdef']
const lastPrefix = 'ff'
const mostUnder = 1_000

/** Ids are spread evenly over their first two digits. */
const nextPrefix = (after: string | null): string =>
  (after === null ? 0 : Number.parseInt(after, 16) + 1).toString(16).padStart(2, '0')

/** Where there are more than one reading gives, each of the next digits is read by itself. */
async function allUnder(
  subscriptions: Subscriptions,
  prefix: string,
): Promise<Awaited<ReturnType<Subscriptions['list']>>> {
  const found = await subscriptions.list(prefix, mostUnder)
  if (found.length < mostUnder) {
    return found
  }
  const parts = []
  for (const digit of digits) {
    parts.push(...(await allUnder(subscriptions, `${prefix}${digit}`)))
  }
  return parts
}
