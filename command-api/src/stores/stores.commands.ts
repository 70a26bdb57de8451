import { canManageStores, streamOf, type Position, type StoreFields } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { decideAndAppend, type Decided } from '../platform/decide-and-append.ts'
import type { Caller, Invocation } from '../platform/invocation.ts'
import { created, done, type Done, type Outcome } from '../platform/outcome.ts'
import { isRefused, refuse, type Refused } from '../platform/refusal.ts'
import { changeStore, registerStore, type ChangeStore } from './change-store.ts'
import { storeFold, type StoreState } from './store.state.ts'
import { refuseTakenHosts } from './taken-hosts.ts'

export interface StoreCommand {
  readonly caller: Pick<Caller, 'roles'>
  readonly by: Invocation
  readonly slug: string
}
export type StoreAnswer = { readonly slug: string; readonly pausedUntil: string | null } & StoreFields
type Change = StoreCommand & Pick<ChangeStore, 'changes' | 'pausedUntil'>

const staffOnly = refuse('not-allowed', { message: 'Only staff look after stores.' })

export function storeCommands(context: CommandContext) {
  const decide = async (
    { by, slug }: StoreCommand,
    rule: (state: StoreState) => ReturnType<typeof changeStore>,
  ): Promise<Decided<StoreState> | Refused> =>
    decideAndAppend(context, by, { stream: streamOf.store(slug), fold: storeFold, decide: rule })
  return {
    registerStore: async (command: StoreCommand & { fields: StoreFields }): Promise<Outcome<StoreAnswer>> => {
      if (!canManageStores(command.caller)) {
        return staffOnly
      }
      const { slug, fields } = command
      const taken = await refuseTakenHosts(context, { slug, hosts: fields.hosts })
      return taken ?? answerOf(await decide(command, (state) => registerStore(command, state)), created)
    },
    changeStore: async (command: Change): Promise<Outcome<StoreAnswer>> => {
      const now = context.clock.now()
      const { slug, changes, caller } = command
      const taken = canManageStores(caller) ? await refuseTakenHosts(context, { slug, hosts: changes.hosts }) : null
      if (taken !== null) {
        return taken
      }
      const decided = await decide(command, (state) =>
        state.status === 'missing' || canManageStores(caller) ? changeStore({ ...command, now }, state) : staffOnly,
      )
      return answerOf(decided, done)
    },
  }
}

function answerOf(
  decided: Decided<StoreState> | Refused,
  answer: (store: StoreAnswer, position: Position) => Done<StoreAnswer>,
): Outcome<StoreAnswer> {
  if (isRefused(decided)) {
    return decided
  }
  const { after, position } = decided
  if (after.status === 'missing') {
    return refuse('store-not-found')
  }
  const { pausedUntil } = after
  return answer({ ...after, pausedUntil: pausedUntil === null ? null : new Date(pausedUntil).toISOString() }, position)
}
