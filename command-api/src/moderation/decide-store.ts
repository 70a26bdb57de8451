import { canModerate, factTime, streamOf, type AnyRecorded, type DecidedStore, type DecideStore } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import { refuseDecided, tellWho } from '../platform/decided-already.ts'
import { readHistory } from '../platform/fold.ts'
import type { ByMember } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused, refuse } from '../platform/refusal.ts'
import { reasonOf, refuseMerged, refuseReason } from '../stores/store.stream.ts'
import { storeFold, type StoreState } from '../stores/store.state.ts'

interface OnStore extends DecideStore, ByMember {
  readonly slug: string
}

/**
 * A moderator decides about a store that waits, or lets a blocked one in again; what is open is for staff to block. Whoever
 * decided last takes that back.
 */
export async function decideStore(
  context: CommandContext,
  { caller, by, slug, status, reason }: OnStore,
): Promise<Outcome<DecidedStore>> {
  if (!canModerate(caller)) {
    return refuse('not-allowed', { message: 'Only moderators decide about stores.' })
  }
  const stream = streamOf.store(slug)
  const last = lastWord(await readHistory(context, stream))
  const rule = (store: StoreState) => {
    if (store.status === 'missing') {
      return refuse('store-not-found')
    }
    const merged = refuseMerged(store)
    if (merged !== null) {
      return merged
    }
    const isTakenBack = last.byId === caller.id && last.before === status && last.stands === store.status
    const isOpen = store.status === 'active' || store.status === status || status === 'pending'
    if (isOpen && !isTakenBack) {
      return refuseDecided(last)
    }
    // A block that stands again stands for what it was made for.
    const why = reasonOf(reason ?? (isTakenBack ? last.reasonBefore : null))
    const refused = isTakenBack ? null : refuseReason(status, why)
    return refused ?? [{ type: 'StoreChanged' as const, data: { slug, changes: { status }, ...why } }]
  }
  const decided = await decideAndAppend(context, by, { stream, fold: storeFold, decide: rule })
  return isRefused(decided) ? tellWho(context, caller.id, decided) : done({ slug, status }, decided.position)
}

const inWords = { active: 'let in', pending: 'put off', blocked: 'blocked' } as const

/** Who decided last where the store stands, and where it stood before. */
function lastWord(history: readonly AnyRecorded[]) {
  const words = history.filter((event) => statusIn(event) !== undefined)
  const [last, earlier] = [words.at(-1), words.at(-2)]
  const status = last === undefined ? undefined : statusIn(last)
  return {
    word: inWords[status ?? 'pending'],
    byId: last?.meta.actor.id ?? null,
    at: last === undefined ? 0 : factTime(last),
    stands: status,
    before: earlier === undefined ? undefined : statusIn(earlier),
    reasonBefore: earlier?.type === 'StoreChanged' ? earlier.data.reason : undefined,
  }
}

function statusIn(event: AnyRecorded) {
  switch (event.type) {
    case 'StoreRegistered':
      return event.data.status
    case 'StoreChanged':
      return event.data.changes.status
    default:
      return undefined
  }
}
