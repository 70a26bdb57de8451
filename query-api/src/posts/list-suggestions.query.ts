import { canModerate, mostOpenSuggestions, type SuggestionList } from '@deals/events'
import { postBodies, postHistory, posts, postSearch, suggestions, users } from '@deals/projector/read-models'
import { defineQuery, everybodyMay } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { findMembers, type Members } from '../users/members.hydrator.ts'
import { findEdits, type FoundEdits } from './find-edits.ts'
import { findReadablePost } from './post.access.ts'
import { answersOf, toSuggestion, type SuggestionParts } from './suggestion.view.ts'
import { aboutSuggestions } from './suggestions.hydrator.ts'

interface Hydrated {
  readonly rows: readonly SuggestionParts[]
  readonly total: number
  readonly members: Members
}

const reads = [suggestions, posts, postBodies, postHistory, users]
const waiting = ({ readModels }: Asking) => readModels.collection(suggestions)

async function hydrate(asking: Asking, { page, total }: FoundEdits): Promise<Hydrated> {
  const rows = await aboutSuggestions(asking, page)
  const people = rows.flatMap(({ suggestion, post }) => [suggestion.userId, post.authorId, ...suggestion.agreedByIds])
  return { rows, total, members: await findMembers(asking, people) }
}

const present = ({ viewer, now }: Asking, { rows, total, members }: Hydrated): SuggestionList => ({
  suggestions: rows.map((row) => toSuggestion(row, { viewer, members, now })),
  total,
})

/** GET /api/posts/{id}/suggestions: what waits for an answer of the one who asks, and what they suggested themselves. */
export const listSuggestions = defineQuery({
  reads,
  isOfOnePost: true,
  find: async (asking, { id }: { id: string }) => {
    const post = await findReadablePost(asking, id)
    if ('refused' in post) {
      return post
    }
    const found = await waiting(asking).find(
      { postId: post.postId, waits: true },
      { sort: [['at', 1]], limit: mostOpenSuggestions },
    )
    const page = found.filter(
      (suggestion) =>
        answersOf(asking.viewer, { suggestion, post }).length > 0 ||
        suggestion.agreedByIds.includes(asking.viewer?.id ?? ''),
    )
    return { page, total: page.length }
  },
  hydrate,
  permit: everybodyMay,
  present,
})

/** GET /api/moderation/edits: every suggestion that nobody has answered, the oldest first. */
export const listEdits = defineQuery({
  reads: [...reads, postSearch],
  mayAsk: canModerate,
  find: findEdits,
  hydrate,
  present,
})
