import { canSuggestEdit, isPoster, mostOpenSuggestions, type DomainEvent } from '@deals/events'
import { isRefused, refuse, type Refused } from '../platform/refusal.ts'
import { changesIn, type EditPost } from './edit-post.ts'
import { factsOf, readable } from './post.access.ts'
import { isErased } from './post-suggestions.ts'
import type { ExistingPost, PostState } from './post.state.ts'

export interface SuggestEdit extends EditPost {
  readonly suggestionId: string
}

/** Says what should stand in somebody else's post, by the rules of an edit; one suggestion waits at a time. */
export function suggestEdit(command: SuggestEdit, state: PostState): DomainEvent[] | Refused {
  const { caller, suggestionId } = command
  const post = readable(state, caller)
  if (isRefused(post)) {
    return post
  }
  const refusal = refuseSuggesting(command, post)
  if (refusal !== null) {
    return refusal
  }
  const wanted = changesIn(command, post)
  if (isRefused(wanted)) {
    return wanted
  }
  const { changes, reason } = wanted
  if (Object.keys(changes).length === 0) {
    return refuse('conflict', { message: 'Change something before you suggest it.' })
  }
  const { postId } = post
  const data = { postId, suggestionId, userId: caller.id, changes, reason: reason ?? '' }
  return [{ type: 'EditSuggested', data }]
}

function refuseSuggesting({ caller, form, now }: SuggestEdit, post: ExistingPost): Refused | null {
  if (isPoster(caller, post)) {
    return refuse('not-allowed', { message: 'This is your own post, so edit it.' })
  }
  if (!canSuggestEdit(caller, { ...factsOf(post), status: 'active', mergedInto: null }, now)) {
    return refuse('not-allowed', { message: 'New members cannot suggest edits yet.' })
  }
  if (caller.restricts.includes('post')) {
    return refuse('suspended', { message: 'You may not suggest edits for now.' })
  }
  if (!canSuggestEdit(caller, factsOf(post), now)) {
    return refuse('conflict', { message: 'No edits of this post can be suggested in its present state.' })
  }
  const open = post.suggestions.filter((one) => one.ended === null && !isErased(one))
  if (open.some(({ userId }) => userId === caller.id)) {
    return refuse('conflict', { message: 'An edit that you suggested of this post still waits. Withdraw it first.' })
  }
  if (open.length >= mostOpenSuggestions) {
    return refuse('conflict', { message: 'Many suggested edits of this post wait already. Please come back later.' })
  }
  return form.version !== undefined && form.version !== post.version ? refuse('changed') : null
}
