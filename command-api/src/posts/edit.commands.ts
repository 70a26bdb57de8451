import type { PostStatus } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { ledOn } from '../categories/catalogue.stream.ts'
import type { Decided } from '../platform/decide-and-append.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused, refuse, refuseField } from '../platform/refusal.ts'
import { keepForAsker } from '../review/case.stream.ts'
import { commandOf, explained, storeNamed, type EditRequest } from './edit-circumstances.ts'
import { editPost } from './edit-post.ts'
import { readable } from './post.access.ts'
import { decideOnPost, loadPost } from './post.stream.ts'
import type { PostState } from './post.state.ts'
import { registerStore } from './resolve-store.ts'

export interface EditAnswer {
  readonly id: number
  readonly status: PostStatus
  readonly version: number
}

export function editCommands(context: CommandContext) {
  return {
    /** Changes fields of a post; one that waits for its poster goes back into review with it. */
    editPost: async (asked: EditRequest): Promise<Outcome<EditAnswer>> => {
      const request = { ...asked, form: await ledOn(context, asked.form) }
      const { caller, by, postId } = request
      const post = readable(await loadPost(context, postId), caller)
      if (isRefused(post)) {
        return post
      }
      const store = await storeNamed(context, request.form, post)
      if (store !== null && 'problem' in store) {
        return refuseField(store.field ?? 'storeSlug', store.problem)
      }
      const command = await commandOf(context, request, { post, storeSlug: store?.slug })
      if (isRefused(command)) {
        return command
      }
      // A refused edit must not leave a new store behind.
      const trial = editPost(command, post)
      if (!isRefused(trial) && store !== null) {
        await registerStore(context, by, store)
      }
      const decided = await decideOnPost(context, { by, postId, rule: (state) => editPost(command, state) })
      if (isRefused(decided)) {
        return explained(context, decided, request)
      }
      await tellAsker(context, request, decided)
      return answerOf(decided)
    },
  }
}

/** What comes back to a person comes to that person first. */
async function tellAsker(context: CommandContext, { by, postId }: EditRequest, { before, events }: Decided<PostState>) {
  const isBack = events.some((event) => event.type === 'PostResubmitted' && event.data.to === 'staff-review')
  const askerId = before.status === 'missing' ? null : before.lastDecision.byId
  if (isBack && before.status !== 'missing' && askerId !== null) {
    await keepForAsker(context, { by, postId }, { authorId: before.authorId, askerId })
  }
}

function answerOf({ after, position }: Decided<PostState>): Outcome<EditAnswer> {
  return after.status === 'missing'
    ? refuse('post-not-found')
    : done({ id: after.postId, status: after.status, version: after.version }, position)
}
