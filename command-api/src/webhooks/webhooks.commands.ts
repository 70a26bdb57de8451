import {
  canHaveWebhooks,
  keyOfSubject,
  mostWebhooks,
  whyNoWebhooks,
  type ChangeWebhookRequest,
  type CreateWebhookRequest,
  type NewWebhook,
  type WebhookDelivery,
  type WebhookList,
  type WebhookView,
} from '@deals/events'
import { newUuid } from '@deals/events/platform'
import type { CommandContext } from '../context.ts'
import type { Caller } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused, refuse, refuseField, type Refused } from '../platform/refusal.ts'
import { checkAddress } from './check-address.ts'
import { deliver } from './deliver.ts'
import { viewOf } from './webhook.view.ts'

interface Owner {
  readonly caller: Caller
}
interface OfOne extends Owner {
  readonly webhookId: string
}

const notThere = refuse('webhook-not-found')
const refOf = ({ caller, webhookId }: OfOne) => ({ userId: caller.id, webhookId })

/** Addresses of a member that are told of changes. They lie with the accounts: nothing of them is left in the log. */
export function webhookCommands(context: CommandContext) {
  const { webhooks } = context
  return {
    listWebhooks: async ({ caller }: Owner): Promise<Outcome<WebhookList>> => {
      const own = await webhooks.list(caller.id)
      const mayAdd = canHaveWebhooks(caller) && own.length < mostWebhooks
      return done({ webhooks: own.map(({ webhookId, webhook }) => viewOf(webhookId, webhook)), mayAdd })
    },
    createWebhook: (asked: Owner & { form: CreateWebhookRequest }) => create(context, asked),
    changeWebhook: async (asked: OfOne & { form: ChangeWebhookRequest }): Promise<Outcome<WebhookView>> => {
      const { active, changes } = asked.form
      const changed = await webhooks.change(refOf(asked), () => ({
        ...(changes !== undefined && { changes }),
        ...(active === true && { state: 'on', failingSince: null }),
        ...(active === false && { state: 'paused' }),
      }))
      return changed === null ? notThere : done(viewOf(asked.webhookId, changed))
    },
    renewSecret: async (asked: OfOne): Promise<Outcome<NewWebhook>> => {
      const secret = await webhooks.renewSecret(refOf(asked))
      const webhook = await webhooks.get(refOf(asked))
      return secret === null || webhook === null ? notThere : done({ ...viewOf(asked.webhookId, webhook), secret })
    },
    deleteWebhook: async (asked: OfOne): Promise<Outcome<{ deleted: true }>> =>
      (await webhooks.remove(refOf(asked))) ? done({ deleted: true }) : notThere,
    testWebhook: async (asked: OfOne): Promise<Outcome<WebhookDelivery>> => {
      const webhook = await webhooks.get(refOf(asked))
      const refused = webhook === null ? notThere : refuseMember(asked.caller)
      if (webhook === null || refused !== null) {
        return refused ?? notThere
      }
      const timestamp = new Date(context.clock.now()).toISOString()
      const message = { type: 'ping', timestamp, data: {} } as const
      const delivery = await deliver(context, { ...refOf(asked), webhook, id: `ping-${newUuid()}`, message })
      return delivery === null ? notThere : done(delivery)
    },
    listDeliveries: async (asked: OfOne): Promise<Outcome<{ deliveries: WebhookDelivery[] }>> => {
      const webhook = await webhooks.get(refOf(asked))
      return webhook === null ? notThere : done({ deliveries: webhook.deliveries })
    },
  }
}

function refuseMember(caller: Caller): Refused | null {
  switch (whyNoWebhooks(caller)) {
    case 'restricted':
      return refuse('suspended')
    case 'newcomer':
      return refuse('not-allowed', {
        message: 'Webhooks are for members who have been here a while. See “My standing”.',
      })
    case null:
      return null
  }
}

async function create(
  { webhooks, queries, clock, publicUrl }: CommandContext,
  { caller, form }: Owner & { form: CreateWebhookRequest },
): Promise<Outcome<NewWebhook>> {
  const { subject, changes } = form
  const url = checkAddress(form.url, publicUrl)
  const refused = refuseMember(caller) ?? (isRefused(url) ? url : null)
  if (refused !== null || isRefused(url)) {
    return refused ?? notThere
  }
  const key = keyOfSubject(subject)
  if (key === null) {
    return refuseField('subject', 'A search needs a word to look for')
  }
  if (!(await queries.isFollowable(subject))) {
    return refuseField('subject', `There is no such ${subject.kind}`)
  }
  const webhook = {
    url: url.href,
    key,
    subject,
    changes: [...new Set(changes)],
    state: 'on' as const,
    madeAt: clock.now(),
    failingSince: null,
    deliveries: [],
  }
  const added = await webhooks.add(caller.id, webhook, mostWebhooks)
  return added === null
    ? refuse('conflict', { message: `You already have ${mostWebhooks} webhooks. Remove one first.` })
    : done({ ...viewOf(added.webhookId, webhook), secret: added.secret })
}
