import { canManageStores, streamOf, type StoreFields } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { decideAndAppend, type Decided } from '../platform/decide-and-append.ts'
import { loadState } from '../platform/fold.ts'
import type { Caller, Invocation } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused, refuse, type Refused } from '../platform/refusal.ts'
import { changeStore, registerStore, type ChangeStore, type RegisterStore } from './change-store.ts'
import { refuseIcon } from './check-icon.ts'
import { releaseHosts, reserveHosts } from './reserve-hosts.ts'
import { refuseName } from './store-name.ts'
import { storeFold, type StoreState } from './store.state.ts'

export interface StoreCommand {
  readonly caller: Pick<Caller, 'roles'>
  readonly by: Invocation
  readonly slug: string
}
export type StoreAnswer = { readonly slug: string; readonly pausedUntil: string | null } & StoreFields
type Change = StoreCommand & Pick<ChangeStore, 'changes' | 'pausedUntil' | 'reason'>

const staffOnly = refuse('not-allowed', { message: 'Only staff look after stores.' })

export function storeCommands(context: CommandContext) {
  /** Name, hosts and icon are looked at first, so that nothing is half done. */
  const give = async (
    { by, slug }: StoreCommand,
    { name, hosts = [], iconUrl }: Partial<StoreFields>,
    rule: (state: StoreState) => ReturnType<typeof changeStore>,
  ): Promise<Decided<StoreState> | Refused> => {
    const refused =
      (await refuseName(context, slug, { name })) ??
      (await refuseIcon(context, iconUrl)) ??
      (await reserveHosts(context, { by, slug, hosts }))
    if (refused !== null) {
      return refused
    }
    const decided = await decideAndAppend(context, by, { stream: streamOf.store(slug), fold: storeFold, decide: rule })
    const before = isRefused(decided) || decided.before.status === 'missing' ? [] : decided.before.hosts
    await releaseHosts(context, { by, slug, hosts: [...hosts, ...before] })
    return decided
  }
  return {
    registerStore: async (command: StoreCommand & RegisterStore): Promise<Outcome<StoreAnswer>> => {
      if (!canManageStores(command.caller)) {
        return staffOnly
      }
      const { fields } = command
      return answerOf(await give(command, fields, (state) => registerStore(command, state)))
    },
    changeStore: async (command: Change): Promise<Outcome<StoreAnswer>> => {
      const now = context.clock.now()
      const { slug, changes, caller } = command
      const store = await loadState(context, streamOf.store(slug), storeFold)
      if (store.status === 'missing' || !canManageStores(caller)) {
        return store.status === 'missing' ? refuse('store-not-found') : staffOnly
      }
      return answerOf(await give(command, changes, (state) => changeStore({ ...command, now }, state)))
    },
  }
}

function answerOf(decided: Decided<StoreState> | Refused): Outcome<StoreAnswer> {
  if (isRefused(decided)) {
    return decided
  }
  const { after, position } = decided
  if (after.status === 'missing') {
    return refuse('store-not-found')
  }
  const { slug, pausedUntil, name, url, iconUrl, hosts, description, status, affiliateDisclosed } = after
  const fields = { name, url, iconUrl, hosts, description, status, affiliateDisclosed }
  return done(
    { slug, ...fields, pausedUntil: pausedUntil === null ? null : new Date(pausedUntil).toISOString() },
    position,
  )
}
