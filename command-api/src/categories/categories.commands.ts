import { shelfAfter, streamOf, type SubCategoryMoves, type SystemCommands } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { decideAndAppend, type Decided } from '../platform/decide-and-append.ts'
import { systemInvocation, type Invocation } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused, type Refused } from '../platform/refusal.ts'
import { outcomeOf } from '../platform/system-outcome.ts'
import type { PostState } from '../posts/post.state.ts'
import { decideOnPost } from '../posts/post.stream.ts'
import { catalogueFold } from './catalogue.state.ts'
import { loadMoves } from './catalogue.stream.ts'
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

/** What follows for a post is what the log says by then, however often it is asked for. */
export function followSubCategoryCommands(context: CommandContext): Pick<SystemCommands, 'followSubCategory'> {
  return {
    followSubCategory: async ({ postId, ...cause }) => {
      const moves = await loadMoves(context)
      const by = systemInvocation('follow-sub-category', cause)
      return outcomeOf(await decideOnPost(context, { by, postId, rule: (state) => followed(moves, state) }))
    },
  }
}

function followed(moves: SubCategoryMoves, state: PostState) {
  if (state.status === 'missing') {
    return []
  }
  const { postId, fields, namedShelf } = state
  const { categorySlug, subCategorySlug } = shelfAfter(moves, namedShelf)
  return subCategorySlug === null || subCategorySlug === fields.subCategorySlug
    ? []
    : [{ type: 'PostSubCategoryFollowed' as const, data: { postId, categorySlug, subCategorySlug } }]
}
