import { streamOf, type DomainEvent, type SystemCommands, type SystemOutcome } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { blockedHost } from '../platform/blocked-host.ts'
import { loadState, readHistory } from '../platform/fold.ts'
import { systemInvocation } from '../platform/invocation.ts'
import { outcomeOf } from '../platform/system-outcome.ts'
import { hostIn } from '../platform/url-key.ts'
import { decideOnPost, loadPost } from '../posts/post.stream.ts'
import type { ExistingPost, PostState } from '../posts/post.state.ts'
import { storeFold } from './store.state.ts'

/** A post that went to staff because of one of these blocks alone, and that nothing happened to since, stands as before. */
export function releaseFromBlock(
  { blockIds }: { readonly blockIds: readonly string[] },
  state: PostState,
): DomainEvent[] {
  if (state.status !== 'staff-review' || state.blockId === null || !blockIds.includes(state.blockId)) {
    return []
  }
  const { postId, authorId, status: from, version, lastDecision } = state
  const { before, version: undone } = lastDecision
  // Whoever changed it meanwhile has it looked at.
  if (before?.status !== 'active' || version !== undone) {
    return []
  }
  const { status: to, publishedAt } = before
  return [{ type: 'PostDecisionUndone', data: { postId, authorId, from, to, undone, publishedAt } }]
}

/** Lets a post go whose block is over, unless something else speaks against it; then it waits for moderators. */
export async function releasePost(
  context: CommandContext,
  { slug, ...request }: Parameters<SystemCommands['releaseFromBlock']>[0],
): Promise<SystemOutcome> {
  const { postId } = request
  const history = await readHistory(context, streamOf.store(slug))
  const blockIds = history.map(({ id }) => id)
  const post = await loadPost(context, postId)
  const isNeeded = post.status !== 'missing' && releaseFromBlock({ blockIds }, post).length > 0
  if (!isNeeded || (await isHeldBack(context, { slug, post }))) {
    return 'not-needed'
  }
  const by = systemInvocation('release-from-block', request)
  return outcomeOf(await decideOnPost(context, { by, postId, rule: (state) => releaseFromBlock({ blockIds }, state) }))
}

interface Held {
  readonly slug: string
  readonly post: ExistingPost
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
