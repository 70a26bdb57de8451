import {
  keysOfChanged,
  numberOf,
  publicStatuses,
  type AnsweredBy,
  type webhookQuestions,
  type WebhookSubject,
} from '@deals/events'
import { postHistory, posts, postSearch, stores, users, type HistoryDoc } from '@deals/projector/read-models'
import type { LookingNow } from '../platform/ports.ts'
import { forNobody, readAfter, type QuestionPorts } from '../platform/questions.ts'
import type { Remembering } from '../platform/remembered.ts'
import { isRefused } from '../platform/refusals.ts'
import { newestPosts } from '../posts/newest-posts.lookup.ts'
import { aCategory, aPost, aSearch, aStore, type FindSubject, type Named } from './feed-subjects.ts'
import { toldChanges } from './list-changes.query.ts'

const reads = [postHistory, posts, postSearch, stores, users]

const subjects: Readonly<Record<WebhookSubject['kind'], { find: FindSubject; named: (value: string) => Named }>> = {
  category: { find: aCategory, named: (slug) => ({ slug }) },
  store: { find: aStore, named: (slug) => ({ slug }) },
  post: { find: aPost, named: (id) => ({ id }) },
  search: { find: aSearch, named: (q) => ({ q }) },
}

/** What is asked about what webhooks follow; nobody is told more than everybody may see. */
export function webhookAnswers(ports: QuestionPorts): AnsweredBy<typeof webhookQuestions> {
  const { readModels } = ports
  const asking = () => ({ ...forNobody(ports), viewer: null })
  return {
    isFollowable: async ({ kind, value }) => {
      const { find, named } = subjects[kind]
      return !isRefused(await find(asking(), named(value)))
    },
    changeAt: async ({ postId, position, search, ...read }) => {
      await readAfter(ports, reads, read)
      const id = `${postId}:${numberOf(position)}`
      const line = await readModels.collection(postHistory).get(id)
      const [change] = line?.isPublic === true ? await toldChanges(asking(), [line]) : []
      const isFound = change !== undefined && (search === null || (await finds(asking(), { postId, search })))
      return line === null || !isFound ? null : { change, keys: await keysOf(asking(), line) }
    },
  }
}

/** Whether GET /api/changes would tell changes of the post for these words. */
async function finds(
  asking: LookingNow & Remembering,
  { postId, search }: { postId: number; search: string },
): Promise<boolean> {
  const filter = { postId, status: { $in: publicStatuses } }
  return (await newestPosts(asking, { filter, words: search }, { skip: 0, limit: 1 })).length > 0
}

async function keysOf({ readModels }: LookingNow, line: HistoryDoc): Promise<string[]> {
  const { postId, categorySlug, storeSlug } = line
  const [searched, store] = await Promise.all([
    readModels.collection(postSearch).get(String(postId)),
    storeSlug === undefined ? null : readModels.collection(stores).get(storeSlug),
  ])
  return keysOfChanged({
    postId,
    categorySlug,
    // Whoever followed a store that was merged follows what it leads to.
    storeSlugs: storeSlug === undefined ? [] : [storeSlug, ...(store?.gathered ?? [])],
    texts: searched === null ? [] : [searched.title, searched.store, searched.category, searched.content],
  })
}
