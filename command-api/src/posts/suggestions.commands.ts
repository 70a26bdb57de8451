import type { SuggestionDecision, SuggestionReply } from '@deals/events'
import { newUuid } from '@deals/events/platform'
import type { CommandContext } from '../context.ts'
import { ledOn } from '../categories/catalogue.stream.ts'
import { tellWho } from '../platform/decided-already.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused, refuse, refuseField, type Refused } from '../platform/refusal.ts'
import { applyWhileAway } from './apply.commands.ts'
import { decideSuggestion, suggestedForm, type DecideSuggestion } from './decide-suggestion.ts'
import { commandOf, explained, standingAfter, storeNamed, type EditRequest } from './edit-circumstances.ts'
import { readable } from './post.access.ts'
import type { ExistingPost, PostState } from './post.state.ts'
import { decideOnPost, loadPost } from './post.stream.ts'
import { suggestEdit } from './suggest-edit.ts'

export interface SuggestionRequest extends Omit<EditRequest, 'form'> {
  readonly suggestionId: string
  readonly decision: SuggestionDecision
}

export function suggestionCommands(context: CommandContext) {
  return {
    /** Suggests an edit of somebody else's post. */
    suggestEdit: (request: EditRequest) => suggest(context, request),
    /** Accepts, declines or withdraws a suggestion, or agrees to it. */
    decideSuggestion: (request: SuggestionRequest) => decide(context, request),
  }
}

async function suggest(context: CommandContext, asked: EditRequest): Promise<Outcome<SuggestionReply>> {
  const { caller, by, postId } = asked
  const form = await ledOn(context, asked.form)
  const request = { ...asked, form }
  const post = readable(await loadPost(context, postId), caller)
  if (isRefused(post)) {
    return post
  }
  const store = await storeNamed(context, form, post)
  if (store !== null) {
    return 'problem' in store
      ? refuseField(store.field ?? 'storeSlug', store.problem)
      : refuseField('storeSlug', 'Only a moderator can change the store')
  }
  const command = await commandOf(context, request, { post, storeSlug: undefined })
  if (isRefused(command)) {
    return command
  }
  const suggesting = { ...command, suggestionId: newUuid() }
  const rule = (state: PostState) => suggestEdit(suggesting, state)
  const decided = await decideOnPost(context, { by, postId, wordsOf: caller.id, rule })
  if (isRefused(decided)) {
    return explained(context, decided, request)
  }
  // Who gives the command again hears of the suggestion that was written first.
  const written = decided.events.find((event) => event.type === 'EditSuggested')
  const id = written?.data.suggestionId ?? suggesting.suggestionId
  const applied =
    written && (await applyWhileAway(context, { request, command, post, suggestionId: id, cause: written }))
  return done({ id, state: applied ? ('applied' as const) : ('open' as const) }, applied ?? decided.position)
}

async function decide(context: CommandContext, request: SuggestionRequest): Promise<Outcome<SuggestionReply>> {
  const { caller, by, postId, suggestionId } = request
  const post = readable(await loadPost(context, postId), caller)
  if (isRefused(post)) {
    return post
  }
  const command = await decisionOf(context, request, post)
  if (isRefused(command)) {
    return command
  }
  const decided = await decideOnPost(context, { by, postId, rule: (state) => decideSuggestion(command, state) })
  if (isRefused(decided)) {
    return tellWho(context, caller.id, decided)
  }
  const { after, position } = decided
  const one = after.status === 'missing' ? undefined : after.suggestions.find(({ id }) => id === suggestionId)
  return one === undefined
    ? refuse('suggestion-not-found')
    : done({ id: suggestionId, state: one.ended?.outcome ?? ('open' as const) }, position)
}

/** The decision with everything that only the world can tell of the edit by now. */
async function decisionOf(
  context: CommandContext,
  { caller, postId, suggestionId, decision }: SuggestionRequest,
  post: ExistingPost,
): Promise<DecideSuggestion | Refused> {
  const now = context.clock.now()
  const { voters } = await context.queries.voteTotal({ postId, userId: caller.id })
  const told = { caller, suggestionId, decision, voters, now, priceStanding: post.fields.priceStanding }
  const suggestion = post.suggestions.find(({ id }) => id === suggestionId)
  if (suggestion === undefined || decision === 'decline' || decision === 'withdraw') {
    return told
  }
  const form = suggestedForm(post, suggestion)
  const store = await storeNamed(context, form, post)
  return store !== null && 'problem' in store
    ? refuse('conflict', { message: store.problem })
    : { ...told, priceStanding: await standingAfter(context, form, post) }
}
