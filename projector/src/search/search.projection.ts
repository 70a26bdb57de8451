import {
  currencies,
  ERASED_TEXT,
  factTime,
  findCategory,
  keptAuthorId,
  eventsOfSuggestions,
  eventsOfAdvice,
  eventsOfLocks,
  type AnyRecorded,
  type PostFields,
  type PostStatus,
} from '@deals/events'
import { byPost, changesFor, foldPerEvent, nothingAt } from '../platform/fold-per-event.ts'
import type { DocumentRef, Documents } from '../platform/projection.ts'
import { postSearch, searchStores, type SearchDoc } from './search.read-models.ts'

/** What full-text search reads: the words of posts with the names of their shop and category. */
export const searchProjection = foldPerEvent<'post' | 'store', 'UserErased'>({
  name: 'search',
  version: 3,
  collections: [postSearch, searchStores],
  key: byPost,
  touches,
  folds: {
    PostSubmitted: (documents, event) => {
      const { postId, type, authorId, status, title, content, ...fields } = event.data
      const blank = { postId, type, authorId, status, title, content, createdAt: factTime(event), isPublished: false }
      const rest = { category: '', store: '', categorySlug: fields.categorySlug, listedCurrencies: [] }
      const doc = withFields({ ...blank, ...rest }, fields, documents)
      documents.put(postSearch, String(postId), { ...doc, isPublished: status === 'active' })
    },
    PostEdited: (documents, event) =>
      change(documents, event.data.postId, (doc) => withFields(doc, changesFor(event, doc.authorId), documents)),
    PostKept: (documents, { data: { postId, title, content } }) =>
      change(documents, postId, (doc) => ({ ...doc, authorId: keptAuthorId, title, content })),
    PostExpired: (documents, { data }) => change(documents, data.postId, inStatus('expired')),
    PostRenewed: (documents, event) => change(documents, event.data.postId, activated(factTime(event))),
    PostSentToReview: (documents, { data }) => change(documents, data.postId, inStatus(data.to)),
    PostResubmitted: (documents, { data }) => change(documents, data.postId, inStatus(data.to)),
    ...nothingAt(...eventsOfSuggestions, ...eventsOfAdvice, ...eventsOfLocks),
    PostApproved: (documents, event) => change(documents, event.data.postId, activated(factTime(event))),
    PostDeleted: (documents, { data }) => change(documents, data.postId, inStatus('deleted')),
    PostRestored: (documents, event) => {
      const { postId, to } = event.data
      change(documents, postId, to === 'active' ? activated(factTime(event)) : inStatus(to))
    },
    PostMerged: (documents, { data }) => change(documents, data.postId, inStatus('expired')),
    ...nothingAt('PostDuplicatesChanged'),
    PostStoreFollowed: (documents, { data: { postId, storeSlug } }) =>
      change(documents, postId, (doc) => withFields(doc, { storeSlug }, documents)),
    PostSubCategoryFollowed: (documents, { data: { postId, categorySlug, subCategorySlug } }) =>
      change(documents, postId, (doc) => withFields(doc, { categorySlug, subCategorySlug }, documents)),
    PostDecisionUndone: (documents, { data: { postId, to, publishedAt } }) =>
      change(documents, postId, (doc) => ({ ...doc, status: to, isPublished: publishedAt !== null })),
    StoreRegistered: (documents, { data: { slug, name } }) => named(documents, slug, name),
    StoreChanged: (documents, { data: { slug, changes } }) => {
      if (changes.name !== undefined) {
        named(documents, slug, changes.name)
      }
    },
    ...nothingAt('StorePaused', 'StoreMerged', 'StoreMergeUndone', 'StoreGathered', 'RepresentativeAsked'),
    ...nothingAt('RepresentativeDeclined', 'RepresentativeVerified', 'RepresentativeRevoked'),
    UserErased: (documents) => {
      for (const [id, doc] of documents.matching(postSearch)) {
        documents.put(postSearch, id, { ...doc, title: ERASED_TEXT, content: ERASED_TEXT })
      }
    },
  },
})

function touches(event: AnyRecorded): readonly DocumentRef[] {
  switch (event.type) {
    case 'UserErased':
      return [{ collection: postSearch, where: { field: 'authorId', equals: event.data.userId } }]
    case 'StoreRegistered':
    case 'StoreChanged':
      return [
        { collection: searchStores, id: event.data.slug },
        { collection: postSearch, where: { field: 'storeSlug', equals: event.data.slug } },
      ]
    case 'PostSubmitted':
    case 'PostStoreFollowed':
      return [...post(event.data.postId), ...store(event.data.storeSlug)]
    case 'PostEdited':
      return [...post(event.data.postId), ...store(event.data.changes.storeSlug)]
    default:
      return 'postId' in event.data ? post(event.data.postId) : []
  }
}
const post = (postId: number): DocumentRef[] => [{ collection: postSearch, id: String(postId) }]
const store = (slug: string | null | undefined): DocumentRef[] =>
  typeof slug === 'string' ? [{ collection: searchStores, id: slug }] : []

function change(documents: Documents, postId: number, how: (doc: SearchDoc) => SearchDoc): void {
  const doc = documents.get(postSearch, String(postId))
  if (doc !== null) {
    documents.put(postSearch, String(postId), how(doc))
  }
}

const inStatus =
  (status: PostStatus) =>
  (doc: SearchDoc): SearchDoc => ({ ...doc, status })

/** The first time that a post is active is when it counts as made. */
const activated =
  (at: number) =>
  (doc: SearchDoc): SearchDoc => ({
    ...doc,
    status: 'active',
    isPublished: true,
    createdAt: doc.isPublished ? doc.createdAt : at,
  })

type Given = Partial<PostFields>

function withFields(doc: SearchDoc, given: Given, documents: Documents): SearchDoc {
  const categorySlug = given.categorySlug ?? doc.categorySlug
  return {
    ...doc,
    title: given.title ?? doc.title,
    content: given.content ?? doc.content,
    categorySlug,
    category: findCategory(categorySlug)?.name ?? categorySlug,
    subCategorySlug: given.subCategorySlug === undefined ? doc.subCategorySlug : (given.subCategorySlug ?? undefined),
    ...storeAfter(doc, given.storeSlug, documents),
    ...currenciesAfter(doc, given),
  }
}

function storeAfter(doc: SearchDoc, slug: string | null | undefined, documents: Documents): Partial<SearchDoc> {
  if (slug === undefined) {
    return {}
  }
  const known = slug === null ? null : documents.get(searchStores, slug)
  return { storeSlug: slug ?? undefined, store: known?.name ?? '' }
}

function currenciesAfter(doc: SearchDoc, given: Given): Pick<SearchDoc, 'currency' | 'isPriced' | 'listedCurrencies'> {
  const currency = given.currency ?? doc.currency
  const isPriced = given.price === undefined ? doc.isPriced : given.price !== null && doc.type === 'product'
  return { currency, isPriced, listedCurrencies: isPriced && currency ? [currency] : [...currencies] }
}

function named(documents: Documents, slug: string, name: string): void {
  documents.put(searchStores, slug, { name })
  for (const [id, doc] of documents.matching(postSearch)) {
    documents.put(postSearch, id, { ...doc, store: name })
  }
}
