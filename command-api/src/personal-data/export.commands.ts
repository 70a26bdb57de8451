import { beforeFirst, type AnyRecorded, type Json } from '@deals/events'
import type { Account } from '@deals/accounts'
import { alertsAmong, matchesAmong } from '../deal-alerts/own-alerts.view.ts'
import type { CommandContext } from '../context.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { viewOf } from '../webhooks/webhook.view.ts'
import { saidBy } from './said-by.ts'

const pageSize = 1000
const everything = 2 ** 31 - 1

/** Everything the site knows of a member: the account, and every event that they caused or that names them. */
export function exportCommands(context: CommandContext) {
  return {
    exportUser: async ({ userId }: { userId: string }): Promise<Outcome<Record<string, unknown>>> => {
      const account = await context.accounts.byId(userId)
      const sessions = await context.sessions.list(userId)
      const drafts = await context.tables.table<{ savedAt: number }>('saved-drafts').list(`${userId}/`, 100)
      const events = await eventsOf(context, userId)
      const { passwordHash: _hash, ...known } = account ?? { passwordHash: '' }
      return done({
        account: known,
        sessions: sessions.map(({ label, created, lastSeen }) => ({
          label,
          created: iso(created),
          lastSeen: iso(lastSeen),
        })),
        drafts: drafts.map(({ value }) => value),
        ...(account !== null && (await keptOf(context, account))),
        alerts: alertsAmong(events, context.clock.now()),
        matches: matchesAmong(events),
        events: events.map(exported),
      })
    },
  }
}

/** What is kept of the member beside the log; secrets are named, not told. */
async function keptOf(context: CommandContext, account: Account): Promise<object> {
  const { userId } = account
  const [factors, signIns] = [await context.factors.list(userId), await context.signIns.list(everything, userId)]
  return {
    factors: factors.map(({ kind, name, addedAt }) => ({ kind, name, addedAt: iso(addedAt) })),
    recoveryCodesLeft: await context.factors.codes.left(userId),
    signIns: signIns.map(({ at, userId: _id, ...signIn }) => ({ at: iso(at), ...signIn })),
    // Kept as hashes alone: of what kind each is, and not more, is known here too.
    linkedBy: (await context.signIns.seenOf(userId)).map(({ kind, first, last, times }) => ({
      kind,
      first: iso(first),
      last: iso(last),
      times,
    })),
    letters: (await context.accountLetters.list(userId)).map(({ kind, to, at, about }) => ({
      kind,
      to,
      about,
      at: iso(at),
    })),
    pendingAddresses: (await context.tickets.list(userId)).flatMap(({ does, email }) =>
      does === 'remove-factor' ? [] : (email ?? []),
    ),
    webhooks: (await context.webhooks.list(userId)).map(({ webhookId, webhook }) => ({
      ...viewOf(webhookId, webhook),
      deliveries: webhook.deliveries,
    })),
    inquiries: await saidBy(context, account),
  }
}

export interface ExportedEvent {
  readonly at: string
  readonly type: string
  readonly stream: string
  readonly data: unknown
}

/** Page by page, so that others get their turn in between. */
async function eventsOf({ log, codec }: CommandContext, userId: string): Promise<AnyRecorded[]> {
  const found: AnyRecorded[] = []
  for (let after = beforeFirst, isLive = false; !isLive;) {
    const batch = await log.readAll({ after, limit: pageSize })
    const theirs = batch.events.filter(
      ({ type, data, meta }) => codec.knows(type) && concerns({ type, data, meta }, userId),
    )
    found.push(...(await codec.decodeAll(theirs)))
    after = batch.upTo
    isLive = batch.live
  }
  return found
}

/** What moderators note for each other is no word to the member. */
const forModerators = 'UserNoted'

function concerns(
  { type, data, meta }: { type: string; data: Record<string, Json>; meta: { actor: { id: string | null } } },
  userId: string,
) {
  return type !== forModerators && (meta.actor.id === userId || data['userId'] === userId)
}

const iso = (time: number) => new Date(time).toISOString()
const exported = (event: AnyRecorded): ExportedEvent => ({
  at: iso(event.meta.occurredAt ?? event.at),
  type: event.type,
  stream: event.stream,
  data: asTold(event),
})

function asTold({ type, data }: AnyRecorded): object {
  // Why staff verified them, or took that back before such reasons were told, was written for staff alone.
  if (type === 'RepresentativeVerified' || (type === 'RepresentativeRevoked' && !data.isTold)) {
    const { reason: _reason, ...rest } = data
    return rest
  }
  // Which moderator it was is told to moderators alone.
  if (type === 'MemberAnswered') {
    const { answersId: _moderator, ...rest } = data
    return rest
  }
  if (type === 'AppealOpened') {
    const { decidedById: _moderator, ...rest } = data
    return rest
  }
  return data
}
