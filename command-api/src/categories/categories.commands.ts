import { streamOf, type SubCategoryMoves } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { decideAndAppend, type Decided } from '../platform/decide-and-append.ts'
import type { Invocation } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused, type Refused } from '../platform/refusal.ts'
import { catalogueFold } from './catalogue.state.ts'
import {
  moveSubCategory,
  undoSubCategoryMove,
  type MoveSubCategory,
  type UndoSubCategoryMove,
} from './move-sub-category.ts'

interface MoveAnswer {
  readonly slug: string
  readonly movedTo: string | null
}

export function categoryCommands(context: CommandContext) {
  const answerOf = (slug: string, decided: Decided<SubCategoryMoves> | Refused): Outcome<MoveAnswer> =>
    isRefused(decided) ? decided : done({ slug, movedTo: decided.after[slug] ?? null }, decided.position)
  const catalogue = { stream: streamOf.catalogue(), fold: catalogueFold }
  return {
    /** An owner moves the posts of a sub-category to another one; they follow by a job. */
    moveSubCategory: async ({ by, ...command }: MoveSubCategory & { by: Invocation }) =>
      answerOf(
        command.slug,
        await decideAndAppend(context, by, { ...catalogue, decide: (moves) => moveSubCategory(command, moves) }),
      ),
    /** An owner takes that back. */
    undoSubCategoryMove: async ({ by, ...command }: UndoSubCategoryMove & { by: Invocation }) =>
      answerOf(
        command.slug,
        await decideAndAppend(context, by, { ...catalogue, decide: (moves) => undoSubCategoryMove(command, moves) }),
      ),
  }
}
