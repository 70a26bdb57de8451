import {
  hostIn,
  isHitByBlock,
  streamOf,
  type DomainEvent,
  type SystemCommands,
  type SystemOutcome,
} from '@deals/events'
import type { CommandContext } from '../context.ts'
import { blockedHost } from '../platform/blocked-host.ts'
import { loadState, readHistory } from '../platform/fold.ts'
import { systemInvocation } from '../platform/invocation.ts'
import { outcomeOf } from '../platform/system-outcome.ts'
import { storeFold } from '../stores/store.state.ts'
import { decideOnPost, loadPost } from './post.stream.ts'
import type { ExistingPost, PostState } from './post.state.ts'

/** A post that went to staff because of blocks alone, and that nothing happened to since it was looked at, stands as before. */
export function releaseFromBlock({ version: seen }: { readonly version: number }, state: PostState): DomainEvent[] {
  if (state.status !== 'staff-review' || state.blockId === null) {
    return []
  }
  const { postId, authorId, status: from, version, lastDecision } = state
  const { before, version: undone } = lastDecision
  // Whoever changed it meanwhile has it looked at.
  if (before?.status !== 'active' || version !== undone || version !== seen) {
    return []
  }
  const { status: to, publishedAt } = before
  return [{ type: 'PostDecisionUndone', data: { postId, authorId, from, to, undone, publishedAt } }]
}

/** Lets a post go whose block is over, unless something else speaks against it; then it waits for that or for moderators. */
export async function releasePost(
  context: CommandContext,
  { slug, ...request }: Parameters<SystemCommands['releaseFromBlock']>[0],
): Promise<SystemOutcome> {
  const { postId } = request
  const post = await loadPost(context, postId)
  if (post.status === 'missing' || releaseFromBlock(post, post).length === 0) {
    return 'not-needed'
  }
  const held = { slug, post }
  if (!(await isHeldBy(context, held)) || (await isHeldBack(context, held))) {
    return 'not-needed'
  }
  const by = systemInvocation('release-from-block', request)
  return outcomeOf(await decideOnPost(context, { by, postId, rule: (state) => releaseFromBlock(post, state) }))
}

interface Held {
  readonly slug: string
  readonly post: ExistingPost
}

/** Of two blocks that hold a post the later one left no trace in it: what it names and where it links tell. */
async function isHeldBy(context: CommandContext, { slug, post: { fields, blockId } }: Held): Promise<boolean> {
  const stream = streamOf.store(slug)
  const [store, history] = await Promise.all([loadState(context, stream, storeFold), readHistory(context, stream)])
  const { storeSlug, dealUrl } = fields
  const said = { storeSlug: storeSlug ?? undefined, dealUrl: dealUrl ?? undefined }
  return (store.status !== 'missing' && isHitByBlock(said, store)) || history.some(({ id }) => id === blockId)
}

/** The store, the one that it names or the one to which it links is blocked, or somebody reported it. */
async function isHeldBack(context: CommandContext, { slug, post }: Held): Promise<boolean> {
  const { postId, fields } = post
  const slugs = [...new Set([slug, fields.storeSlug ?? slug])]
  const [host, reports, ...named] = await Promise.all([
    blockedHost(context, hostIn(fields.dealUrl)),
    context.queries.reportsOn({ postId, commentId: null }),
    ...slugs.map((one) => loadState(context, streamOf.store(one), storeFold)),
  ])
  return host !== null || reports.length > 0 || named.some(({ status }) => status === 'blocked')
}
