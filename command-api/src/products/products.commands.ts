import { streamOf, voicesOf, type SameProductReply } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import type { OnPost } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused } from '../platform/refusal.ts'
import { openPost, readable } from '../posts/post.access.ts'
import { loadPost } from '../posts/post.stream.ts'
import { pairFold } from './pair.state.ts'
import { refuseSameProduct, saySameProduct } from './say-same-product.ts'

export interface PairCommand extends OnPost {
  readonly otherId: number
}

export function productCommands(context: CommandContext) {
  return {
    /** Says that two posts are about the same product. */
    saySameProduct: (command: PairCommand) => decideOnPair(context, command, { find: openPost, rule: saySameProduct }),
    /** Says that they are not, or takes it back. */
    refuseSameProduct: (command: PairCommand) =>
      decideOnPair(context, command, { find: readable, rule: refuseSameProduct }),
  }
}

interface Deciding {
  /** What is parted need not be public any more. */
  readonly find: typeof openPost
  readonly rule: typeof saySameProduct
}

async function decideOnPair(
  context: CommandContext,
  { caller, by, postId, otherId }: PairCommand,
  { find, rule }: Deciding,
): Promise<Outcome<SameProductReply>> {
  const [oneId, secondId] = postId <= otherId ? [postId, otherId] : [otherId, postId]
  const one = find(await loadPost(context, oneId), caller)
  const second = find(await loadPost(context, secondId), caller)
  if (isRefused(one)) {
    return one
  }
  if (isRefused(second)) {
    return second
  }
  const decided = await decideAndAppend(context, by, {
    stream: streamOf.product(oneId, secondId),
    fold: pairFold,
    decide: (state) => rule({ caller, pair: [one, second] }, state),
  })
  if (isRefused(decided)) {
    return decided
  }
  const { status, speakers } = decided.after
  const voices = voicesOf(speakers, { posters: [one.authorId, second.authorId] })
  return done({ state: status, voices }, decided.position)
}
