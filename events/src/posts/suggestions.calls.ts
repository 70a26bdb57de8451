import { z } from 'zod'
import { oneOf, pageFields, text, waitingField } from '../platform/call-fields.ts'
import { call } from '../platform/http-call.ts'
import { deskNameLimit, deskSearchLimit } from '../platform/limits.ts'
import { postEditForm } from './post-request.api.ts'
import { postTypes } from './post.vocabulary.ts'
import { suggestionList, suggestionReply, suggestionRequest } from './suggestions.api.ts'

/** What query-api answers about suggested edits. */
export const suggestionReads = {
  listSuggestions: call('GET /api/posts/:id/suggestions', {
    about: 'Edits that members suggest of a post, for those who may answer them; others find their own.',
    who: 'members',
    answers: suggestionList,
    refuses: ['post-not-found', 'post-under-review'],
  }),
  listEdits: call('GET /api/moderation/edits', {
    about:
      'Edits that members suggest and nobody has answered, the oldest first; narrowed by words and facts of the post.',
    who: 'moderators',
    query: z.object({
      ...pageFields(25),
      /** Words of the post. */
      q: text('q', deskSearchLimit),
      /** Who suggests. */
      member: text('member', deskNameLimit),
      type: oneOf('type', postTypes),
      category: text('category', deskNameLimit),
      waiting: waitingField,
    }),
    answers: suggestionList,
  }),
}

/** What command-api does about them. */
export const suggestionCalls = {
  suggestEdit: call('POST /api/posts/:id/suggestions', {
    about: "Suggests an edit of somebody else's post, with a reason; one at a time.",
    who: 'others',
    body: postEditForm,
    answers: suggestionReply,
    refuses: ['post-not-found', 'changed', 'conflict', 'suspended'],
  }),
  decideSuggestion: call('POST /api/posts/:id/suggestions/:suggestionId', {
    about: 'Accepts or declines a suggested edit, agrees to it, or withdraws it.',
    who: 'unsuspended',
    body: suggestionRequest,
    answers: suggestionReply,
    refuses: ['post-not-found', 'suggestion-not-found', 'changed', 'conflict', 'decided', 'suspended'],
  }),
}
