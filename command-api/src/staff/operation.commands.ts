import { canSeeStaffPages, type Operated, type OperationWish } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Caller, Invocation } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { refuse } from '../platform/refusal.ts'

export interface OperationCommand extends Omit<OperationWish, 'actor'> {
  readonly caller: Pick<Caller, 'id' | 'roles'>
  readonly by: Pick<Invocation, 'actor'>
}
type Answer = { readonly outcome: 'done' | 'begun'; readonly message: string }

/** What staff ask of the views; the process that folds them does it, and writes down who asked. */
export function operationCommands({ operations }: Pick<CommandContext, 'operations'>) {
  return {
    operate: async ({ caller, by, ...wish }: OperationCommand): Promise<Outcome<Answer>> => {
      const { id, kind } = by.actor
      if (!canSeeStaffPages(caller) || id === null || kind === 'system' || kind === 'operator') {
        return refuse('not-allowed', { message: 'Only staff look after the views.' })
      }
      return answerOf(await operations.operate({ ...wish, actor: { id, kind } }))
    },
  }
}

function answerOf({ outcome, message }: Operated): Outcome<Answer> {
  switch (outcome) {
    case 'not-found':
      return refuse('view-not-found')
    case 'not-possible':
      return refuse('conflict', { message })
    case 'done':
    case 'begun':
      return done({ outcome, message })
  }
}
