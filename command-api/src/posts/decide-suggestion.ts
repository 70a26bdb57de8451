import {
  agreementsNeeded,
  canAgreeToSuggestion,
  canAnswerSuggestion,
  isPublicStatus,
  type DomainEvent,
  takenBackReason,
  type SuggestionDecision,
  type SuggestionOutcome,
} from '@deals/events'
import { refuseDecided } from '../platform/decided-already.ts'
import { isRefused, refuse, type Refused } from '../platform/refusal.ts'
import { changesIn, type EditPost } from './edit-post.ts'
import { isMaterial } from './material-change.ts'
import { readable } from './post.access.ts'
import { formOf } from './post-form.ts'
import type { ExistingPost, PostState } from './post.state.ts'
import { endOfSuggestion, isErased, staleFields, type Suggestion } from './post-suggestions.ts'

export interface DecideSuggestion extends Omit<EditPost, 'form' | 'storeSlug'> {
  readonly suggestionId: string
  readonly decision: SuggestionDecision
}
interface Deciding {
  readonly command: DecideSuggestion
  readonly post: ExistingPost
  readonly suggestion: Suggestion
}

/** The poster or a moderator accepts or declines, trusted members agree, and who suggested it may withdraw it. */
export function decideSuggestion(command: DecideSuggestion, state: PostState): DomainEvent[] | Refused {
  const { caller, suggestionId, decision } = command
  const post = readable(state, caller)
  if (isRefused(post)) {
    return post
  }
  const suggestion = post.suggestions.find(({ id }) => id === suggestionId)
  if (suggestion === undefined || isErased(suggestion)) {
    return refuse('suggestion-not-found')
  }
  const { ended } = suggestion
  const deciding = { command, post, suggestion }
  const refusal = refuseDeciding(deciding)
  if (refusal !== null) {
    return refusal
  }
  if (ended !== null) {
    // Who says the same again gets the same answer.
    return ended.byId === caller.id && ended.outcome === outcomes[decision] ? [] : refuseDecided(ended)
  }
  if (suggestion.appliedAs !== null) {
    return decideApplied(deciding)
  }
  switch (decision) {
    case 'withdraw':
    case 'decline':
      return [endOf(deciding, outcomes[decision])]
    case 'accept':
      return accepted(deciding)
    case 'agree':
      return agreed(deciding)
  }
}

const outcomes = {
  accept: 'accepted',
  agree: 'accepted',
  decline: 'declined',
  withdraw: 'withdrawn',
} as const satisfies Record<SuggestionDecision, SuggestionOutcome>

function refuseDeciding({ command, post, suggestion: { userId } }: Deciding): Refused | null {
  const { caller, decision } = command
  const about = { authorId: post.authorId, userId }
  if (decision === 'withdraw') {
    return caller.id === userId ? null : refuse('not-allowed', { message: 'Only who suggested an edit withdraws it.' })
  }
  if (caller.id === userId) {
    return refuse('not-allowed', { message: 'Somebody else answers the edit that you suggest.' })
  }
  const isAllowed = decision === 'agree' ? canAgreeToSuggestion(caller, about) : canAnswerSuggestion(caller, about)
  if (!isAllowed) {
    return refuse('not-allowed', { message: whoMay[decision] })
  }
  return decision !== 'decline' && caller.restricts.includes('post')
    ? refuse('suspended', { message: 'You may not edit posts for now.' })
    : null
}

const whoMay = {
  accept: 'Only the poster and moderators accept a suggested edit.',
  decline: 'Only the poster and moderators decline a suggested edit.',
  agree: 'Only trusted members who did not post this agree to a suggested edit.',
}

function agreed(deciding: Deciding): DomainEvent[] | Refused {
  const { command, post, suggestion } = deciding
  const { caller, suggestionId } = command
  if (suggestion.agreedByIds.includes(caller.id)) {
    return []
  }
  const agreedByIds = [...suggestion.agreedByIds, caller.id]
  const { postId } = post
  const data = { postId, suggestionId, userId: suggestion.userId, agreedById: caller.id }
  const after = { ...deciding, suggestion: { ...suggestion, agreedByIds } }
  const then = agreedByIds.length < agreementsNeeded ? refuseAccepting(after) : accepted(after)
  return isRefused(then) ? then : [{ type: 'EditSuggestionAgreed', data }, ...(then ?? [])]
}

/** What stands already is kept, or taken back as if it had never been. */
function decideApplied(deciding: Deciding): DomainEvent[] | Refused {
  const { post, suggestion, command } = deciding
  switch (command.decision) {
    case 'withdraw':
    case 'agree':
      return refuse('conflict', { message: 'This edit stands already.' })
    case 'accept':
      return [endOf(deciding, 'accepted')]
    case 'decline': {
      if (!isPublicStatus(post.status)) {
        return refuseStatus
      }
      const { before: changes } = suggestion
      if (Object.keys(changes).length === 0) {
        // What stood before was removed by moderators: nothing is there to come back.
        return [endOf(deciding, 'declined')]
      }
      const material = isMaterial(post.fields, changes)
      const data = { postId: post.postId, changes, material, grace: false, reason: takenBackReason }
      return [endOf(deciding, 'declined'), { type: 'PostEdited', data }]
    }
  }
}

/** The edit as if its one who accepts had made it, with where it comes from before it. */
function accepted(deciding: Deciding): DomainEvent[] | Refused {
  const edited = editOf(deciding)
  return isRefused(edited) ? edited : [endOf(deciding, 'accepted'), edited]
}

/** The edit that was suggested, as if whoever gives the command had made it. */
export function editOf(deciding: Omit<Deciding, 'command'> & { command: Omit<DecideSuggestion, 'decision'> }) {
  const { command, post, suggestion } = deciding
  const refusal = refuseAccepting(deciding)
  if (refusal !== null) {
    return refusal
  }
  const wanted = changesIn({ ...command, form: suggestedForm(post, suggestion), storeSlug: undefined }, post)
  if (isRefused(wanted)) {
    return wanted
  }
  return { type: 'PostEdited', data: { ...wanted, postId: post.postId, grace: false } } satisfies DomainEvent
}

const refuseStatus = refuse('conflict', { message: 'This post cannot be edited in its present state.' })

function refuseAccepting({ post, suggestion }: Pick<Deciding, 'post' | 'suggestion'>): Refused | null {
  if (!isPublicStatus(post.status)) {
    return refuseStatus
  }
  const isStale = staleFields(suggestion, post.fields).length > 0
  return isStale
    ? refuse('changed', { message: 'The post has changed in the same fields since this edit was suggested.' })
    : null
}

/** The fields that a suggestion changes, as the form of an edit holds them. */
export function suggestedForm({ type, fields }: ExistingPost, { changes, reason }: Suggestion): EditPost['form'] {
  const form = formOf(type, { ...fields, ...changes })
  const said = Object.fromEntries(Object.entries(form).filter(([name]) => name in changes))
  return { ...said, reason }
}

const endOf = ({ post, suggestion }: Deciding, outcome: SuggestionOutcome): DomainEvent =>
  endOfSuggestion(post, suggestion, outcome)
