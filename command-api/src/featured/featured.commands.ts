import { streamOf, type DomainEvent, type FeatureForm } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import type { Caller, Invocation } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused, type Refused } from '../platform/refusal.ts'
import { loadPost } from '../posts/post.stream.ts'
import { featurePost, unfeaturePost } from './feature-post.ts'
import { featuredFold, type Featured } from './featured.state.ts'

interface By {
  readonly caller: Pick<Caller, 'id' | 'roles'>
  readonly by: Invocation
}
type Answer = { readonly postId: number }

export function featuredCommands(context: CommandContext) {
  const decide = async (
    by: Invocation,
    postId: number,
    rule: (featured: Featured) => DomainEvent[] | Refused,
  ): Promise<Outcome<Answer>> => {
    const decided = await decideAndAppend(context, by, {
      stream: streamOf.featured(),
      fold: featuredFold,
      decide: rule,
    })
    return isRefused(decided) ? decided : done({ postId }, decided.position)
  }
  return {
    featurePost: async ({ by, ...command }: By & { form: FeatureForm }): Promise<Outcome<Answer>> => {
      const { postId } = command.form
      const now = context.clock.now()
      const post = await loadPost(context, postId)
      return decide(by, postId, (featured) => featurePost({ ...command, post, now }, featured))
    },
    unfeaturePost: ({ by, ...command }: By & Answer): Promise<Outcome<Answer>> => {
      const now = context.clock.now()
      return decide(by, command.postId, (featured) => unfeaturePost({ ...command, now }, featured))
    },
  }
}
