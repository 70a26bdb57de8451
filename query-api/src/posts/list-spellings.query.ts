import {
  categories,
  positionToldMs,
  subCategoryNames,
  wordsOf,
  type AskedOf,
  type AnswerOf,
  type postReads,
} from '@deals/events'
import { posts, stores, users } from '@deals/projector/read-models'
import { defineQuery, everybodyMay } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { remembered } from '../platform/remembered.ts'
import { storesByName } from '../stores/stores-by-name.lookup.ts'
import { findListed } from './find-listed.ts'
import { candidatesFor, spellingsOf, vocabularyOf, type Vocabulary } from './spellings.ts'
import { unknownNames } from './unknown-names.ts'

type Spellings = AnswerOf<typeof postReads.listSpellings>

/** The newest posts say what people look for. */
const mostPosts = 2_000
const vocabularies = remembered<Vocabulary>({
  name: 'words-and-places',
  reads: [posts, stores],
  // Words change slowly.
  atLeastMs: positionToldMs,
})

/** GET /api/posts/spellings */
export const listSpellings = defineQuery({
  reads: [posts, stores, users],
  isSameForVisitors: true,
  find: async (asking, { q }: AskedOf<typeof postReads.listSpellings>) => {
    const candidates = q === '' ? [] : candidatesFor(q, await vocabulary(asking))
    const [shown, unknown] = await Promise.all([stillShown(asking, candidates), unknownNames(asking, q)])
    return { spellings: spellingsOf(q, shown), ...(unknown.length > 0 && { unknown }) }
  },
  hydrate: async (_asking, found) => found,
  permit: everybodyMay,
  present: (_asking, found): Spellings => found,
})

/** What everybody may read: titles of active posts, names of stores, of categories and of their parts. */
function vocabulary(asking: Asking): Promise<Vocabulary> {
  return vocabularies.get(asking, 'active', async () => {
    const [newest, shops] = await Promise.all([
      findListed(asking, { filter: { status: 'active' }, order: 'newest' }, { skip: 0, limit: mostPosts }),
      storesByName(asking.readModels),
    ])
    return vocabularyOf([
      ...categories.flatMap(({ name, slug }) => [name, ...subCategoryNames(slug)]).map((text) => ({ text })),
      ...shops.map(({ slug, name }) => ({ text: name, place: placeOf.store(slug) })),
      ...newest.map(({ postId, title }) => ({ text: title, place: placeOf.post(postId) })),
    ])
  })
}

const placeOf = {
  post: (postId: number) => `post ${postId}`,
  store: (slug: string) => `store ${slug}`,
}

/** The words are remembered for a while; what was removed meanwhile tells none of its own any more. */
async function stillShown({ readModels }: Asking, words: Vocabulary): Promise<Vocabulary> {
  const places = words.flatMap(([, , ofWord]) => ofWord ?? [])
  const idsOf = (kind: string) => [...new Set(places)].flatMap((place) => idIn(place, kind))
  const [ofPosts, ofStores] = await Promise.all([
    readModels.collection(posts).many(idsOf('post')),
    readModels.collection(stores).many(idsOf('store')),
  ])
  const shown = [
    ...[...ofPosts.values()].filter(isActive).map(({ title }) => title),
    ...[...ofStores.values()].filter(isActive).map(({ name }) => name),
  ]
  const wordsShown = new Set(shown.flatMap(wordsOf))
  return words.filter(([word, , ofWord]) => ofWord === null || wordsShown.has(word))
}

const isActive = ({ status }: { status: string }): boolean => status === 'active'
const idIn = (place: string, kind: string): string[] => {
  const [of, id = ''] = place.split(' ')
  return of === kind ? [id] : []
}
