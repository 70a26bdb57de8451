import { canHaveWebhooks, isOpen, type SystemCommands, type webhookSystemCommands as calls } from '@deals/events'
import type { Webhook } from '@deals/accounts'
import type { CommandContext } from '../context.ts'
import type { Caller } from '../platform/invocation.ts'
import { hostOf } from './check-address.ts'
import { deliver, noted, type ToDeliver } from './deliver.ts'

type CallerOf = (userId: string) => Promise<Caller | null>
type Commands = Pick<SystemCommands, keyof typeof calls>

/** More follow nothing that there is. */
const mostFollowers = 10_000
/** To one host, and of one member, so that slow ones keep nobody else waiting. */
const sentAtOnce = 2
const minute = 60
const perWebhook = [{ most: 60, seconds: minute }]
/** Whose address it is did not have to agree, so all members together ask one host only so often, further attempts included. */
const perHost = [{ most: 300, seconds: minute }]

const wants = ({ state, changes }: Webhook, change: Webhook['changes'][number]): boolean =>
  state === 'on' && (changes.length === 0 || changes.includes(change))

/** What workers have done about webhooks. */
export function webhookSystemCommands(context: CommandContext, callerOf: CallerOf): Commands {
  const { webhooks } = context
  const places = atMostAtOnce()
  return {
    hasWebhooks: async () => !(await webhooks.isEmpty()),
    webhooksFollowing: async ({ keys, change }) => {
      const refs = await webhooks.withKeys(keys, mostFollowers)
      const found = await Promise.all(
        refs.map(async (ref) => {
          const webhook = await webhooks.get(ref)
          const search = webhook?.subject.kind === 'search' ? webhook.subject.value : null
          return webhook !== null && wants(webhook, change) ? [{ ...ref, search }] : []
        }),
      )
      return found.flat()
    },
    sendWebhook: async ({ userId, webhookId, change, attempt, mayWait }) => {
      const [webhook, caller] = [await webhooks.get({ userId, webhookId }), await callerOf(userId)]
      const mayHear = caller !== null && canHaveWebhooks(caller) && isOpen(await context.settings(), 'webhooks')
      if (webhook === null || !mayHear || !wants(webhook, change.change)) {
        return 'over'
      }
      const message = { type: change.change, timestamp: change.at, data: change }
      const asked = { userId, webhookId, webhook, id: change.id, message }
      const host = hostOf(new URL(webhook.url))
      const outcome = await places.within([`host ${host}`, `member ${userId}`], () =>
        sendWithin(context, asked, { host, isFirst: attempt === 1 }),
      )
      return outcome === 'busy' && !mayWait ? leaveOut(context, asked) : outcome
    },
  }
}

/** What goes beyond the limits is left out; further attempts wait for room, because there are only so many. */
async function sendWithin(
  context: CommandContext,
  asked: ToDeliver,
  { host, isFirst }: { host: string; isFirst: boolean },
): Promise<'taken' | 'failed' | 'over' | 'busy'> {
  const ofWebhook = { key: `webhookOf:${asked.webhookId}`, windows: perWebhook }
  const ofHost = { key: `webhookTo:${host}`, windows: perHost }
  const { isFree } = await context.limits.take(isFirst ? [ofWebhook, ofHost] : [ofHost])
  if (!isFree) {
    return isFirst ? leaveOut(context, asked) : 'busy'
  }
  const outcome = (await deliver(context, asked))?.outcome
  return outcome === 'taken' || outcome === 'failed' ? outcome : 'over'
}

/** One line says so: who is told of everything later would be told of nothing in time. */
async function leaveOut(context: CommandContext, asked: ToDeliver): Promise<'over'> {
  const { id, message } = asked
  const at = new Date(context.clock.now()).toISOString()
  await noted(context, asked, { id, type: message.type, at, outcome: 'skipped', status: null, ms: 0 })
  return 'over'
}

/** So many at once under each of several names; whoever finds no place comes again. */
function atMostAtOnce() {
  const underWay = new Map<string, number>()
  const count = (name: string, more: 1 | -1) => {
    const now = (underWay.get(name) ?? 0) + more
    return now === 0 ? underWay.delete(name) : underWay.set(name, now)
  }
  return {
    within: async <T>(names: readonly string[], work: () => Promise<T>): Promise<T | 'busy'> => {
      if (names.some((name) => (underWay.get(name) ?? 0) >= sentAtOnce)) {
        return 'busy'
      }
      names.forEach((name) => count(name, 1))
      try {
        return await work()
      } finally {
        names.forEach((name) => count(name, -1))
      }
    },
  }
}
