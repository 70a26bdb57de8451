import { canManageStores, streamOf, type Position, type StoreFields } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { decideAndAppend, type Decided } from '../platform/decide-and-append.ts'
import type { Caller, Invocation } from '../platform/invocation.ts'
import { created, done, type Done, type Outcome } from '../platform/outcome.ts'
import { isRefused, refuse, type Refused } from '../platform/refusal.ts'
import { changeStore, registerStore } from './change-store.ts'
import { storeFold, type StoreState } from './store.state.ts'

export interface StoreCommand {
  readonly caller: Pick<Caller, 'roles'>
  readonly by: Invocation
  readonly slug: string
}
export type StoreAnswer = { readonly slug: string } & StoreFields

const staffOnly = refuse('not-allowed', { message: 'Only staff look after stores.' })

export function storeCommands(context: CommandContext) {
  const decide = async (
    { by, slug }: StoreCommand,
    rule: (state: StoreState) => ReturnType<typeof changeStore>,
  ): Promise<Decided<StoreState> | Refused> =>
    decideAndAppend(context, by, { stream: streamOf.store(slug), fold: storeFold, decide: rule })
  return {
    registerStore: async (command: StoreCommand & { fields: StoreFields }): Promise<Outcome<StoreAnswer>> =>
      canManageStores(command.caller)
        ? answerOf(await decide(command, (state) => registerStore(command, state)), created)
        : staffOnly,
    changeStore: async (command: StoreCommand & { changes: Partial<StoreFields> }): Promise<Outcome<StoreAnswer>> => {
      const decided = await decide(command, (state) =>
        state.status === 'missing' || canManageStores(command.caller) ? changeStore(command, state) : staffOnly,
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
  return after.status === 'missing' ? refuse('store-not-found') : answer(after, position)
}
