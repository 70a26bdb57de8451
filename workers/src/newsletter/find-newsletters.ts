import { dueIssue, issueTime, lateFor, newsletterWeek } from '@deals/events'
import { confirmableFor, type Subscriptions } from '@deals/accounts'
import { newUuid } from '@deals/events/platform'
import type { JobRequest } from '../platform/job-queue.ts'
import { keepRound } from '../platform/mail/keep-round.ts'
import type { WorkContext } from '../platform/work.ts'

const readersAtOnce = 200

/** Lets an issue go out when it is due, and asks for its letters: first those of members, then those of everybody else who confirmed. */
export async function findNewsletters(context: WorkContext): Promise<void> {
  const { queries, commands, clock } = context
  const { last, ...plan } = await queries.newsletterPlan({})
  const date = dueIssue(clock.now(), { ...plan, lastDate: last?.date ?? null })
  if (date !== null) {
    // Its letters are asked for once the log tells of it, also where this process ends here.
    await commands.issueNewsletter({ causationId: newUuid(), date })
  } else if (last !== null && clock.now() - issueTime(last.date, last.hour) < lateFor) {
    await askForLetters(context, last)
  }
}

type Issue = NonNullable<Awaited<ReturnType<WorkContext['queries']['newsletterPlan']>>['last']>

async function askForLetters(context: WorkContext, { date, hour, position }: Issue): Promise<void> {
  const { queries, queue, letters } = context
  const since = issueTime(date, hour) - newsletterWeek
  const request = (reader: { userId: string } | { subscription: string }): JobRequest => {
    const id = `newsletter-${Object.values(reader).join('')}-${date}`
    return { queue: 'digest', id, payload: { kind: 'newsletter', ...reader, date, since, position } }
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
