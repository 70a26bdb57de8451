import { shelfAfter, type SubCategoryMoves, type SystemCommands } from '@deals/events'
import { loadMoves } from '../categories/catalogue.stream.ts'
import type { CommandContext } from '../context.ts'
import { systemInvocation } from '../platform/invocation.ts'
import { outcomeOf } from '../platform/system-outcome.ts'
import { wayFrom } from '../stores/store-merge.stream.ts'
import { decideOnPost, loadPost } from './post.stream.ts'
import type { PostState } from './post.state.ts'

/** What follows for a post where its store or its sub-category leads elsewhere is what the log says by then, however often it is asked for. */
export const followCommands = (context: CommandContext): Pick<SystemCommands, 'followStore' | 'followSubCategory'> => ({
  followStore: async ({ postId, ...cause }) => {
    const post = await loadPost(context, postId)
    const named = post.status === 'missing' ? null : post.namedStore
    const end = named === null ? undefined : (await wayFrom(context, named)).at(-1)
    const rule = (state: PostState) =>
      end === undefined || state.status === 'missing' || state.fields.storeSlug === end.slug
        ? []
        : [{ type: 'PostStoreFollowed' as const, data: { postId, storeSlug: end.slug } }]
    return outcomeOf(await decideOnPost(context, { by: systemInvocation('follow-store', cause), postId, rule }))
  },
  followSubCategory: async ({ postId, ...cause }) => {
    const moves = await loadMoves(context)
    const by = systemInvocation('follow-sub-category', cause)
    return outcomeOf(await decideOnPost(context, { by, postId, rule: (state) => followed(moves, state) }))
  },
})

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
