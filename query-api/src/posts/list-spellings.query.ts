import { categories, type AskedOf, type AnswerOf, type postReads, subCategoryNames } from '@deals/events'
import { posts, stores, type PostDoc } from '@deals/projector/read-models'
import { defineQuery, everybodyMay } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { remembered } from '../platform/remembered.ts'
import { findListed } from './find-listed.ts'
import { spellingsOf, vocabularyOf, type Vocabulary } from './spellings.ts'

type Spellings = AnswerOf<typeof postReads.listSpellings>

/** Words change slowly, and the newest posts say what people look for. */
const mostPosts = 2_000
const mostStores = 1_000
const vocabularies = remembered<Vocabulary>({ name: 'vocabulary', atLeastMs: 300_000 })

/** GET /api/posts/spellings */
export const listSpellings = defineQuery({
  reads: [posts, stores],
  isSameForVisitors: true,
  find: async (asking, { q }: AskedOf<typeof postReads.listSpellings>) => ({
    spellings: q === '' ? [] : spellingsOf(q, await vocabulary(asking)),
  }),
  hydrate: async (_asking, found) => found,
  permit: everybodyMay,
  present: (_asking, found): Spellings => found,
})

/** What everybody may read: titles of active posts, names of stores, of categories and of their parts. */
function vocabulary(asking: Asking): Promise<Vocabulary> {
  const { readModels, now } = asking
  return vocabularies.get({ readModels, now, key: 'active' }, async () => {
    const [newest, shops] = await Promise.all([
      findListed(asking, { filter: { status: 'active' }, order: 'newest' }, { skip: 0, limit: mostPosts }),
      readModels.collection(stores).find({ status: 'active' }, { sort: [['nameKey', 1]], limit: mostStores }),
    ])
    return vocabularyOf([
      ...newest.map(({ title }: PostDoc) => title),
      ...shops.map(({ name }) => name),
      ...categories.flatMap(({ name, slug }) => [name, ...subCategoryNames(slug)]),
    ])
  })
}
