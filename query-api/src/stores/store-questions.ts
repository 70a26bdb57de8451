import { LRUCache } from 'lru-cache'
import {
  hostNames,
  isHitByBlock,
  storeNameKey,
  type AnsweredBy,
  type StoreRecord,
  type storeQuestions,
} from '@deals/events'
import { postHistory, posts, stores, type ReadModels, type StoreDoc } from '@deals/projector/read-models'
import { pageAfter } from '../platform/page.ts'
import { readAfter, type QuestionPorts } from '../platform/questions.ts'
import { storeRecordOf } from './store-record.ts'

const mostOfStore = 500
const mostNamed = 20
/** Of as many posts the edits are read, to see whether their prices held. */
const mostLookedAt = 100
const mostLines = 1_000
const mostRecords = 1_000
/** Hundreds of posts make a record, and it is asked for with each score: one post more or less moves it little. */
const knownForMs = 60_000

/** What is asked about stores. */
export function storeAnswers(ports: QuestionPorts): AnsweredBy<typeof storeQuestions> {
  const { readModels, clock } = ports
  const collection = readModels.collection(stores)
  const ofPosts = readModels.collection(posts)
  const records = new LRUCache<string, { at: number; record: StoreRecord }>({ max: mostRecords })
  return {
    storeRecord: async ({ storeSlug }) => {
      const now = clock()
      const known = records.get(storeSlug)
      if (known !== undefined && Math.abs(now - known.at) < knownForMs) {
        return known.record
      }
      const record = await recordOf(ports, storeSlug)
      records.set(storeSlug, { at: now, record })
      return record
    },
    storeByHost: async ({ host }) => {
      const names = hostNames(host)
      const found = await collection.find({ hosts: { $in: names } }, { sort: [], limit: mostNamed })
      // The longest name wins: outlet.example.com may be another store than example.com.
      const [store] = found.toSorted((left, right) => closeness(left, names) - closeness(right, names))
      return store === undefined ? null : { slug: store.slug, name: store.name, isBlocked: isBlocked(found, names) }
    },
    storesOfHosts: async ({ hosts }) => {
      const found = await collection.find({ hosts: { $in: [...hosts] } }, { sort: [], limit: mostNamed })
      return found.flatMap(({ slug, name, hosts: own }) =>
        own.filter((host) => hosts.includes(host)).map((host) => ({ host, slug, name })),
      )
    },
    storesNamed: (query) => storesNamed(readModels, query),
    postsOfStore: async ({ storeSlug, after, limit, ...read }) => {
      await readAfter(ports, [stores, posts], read)
      const filter = { storeSlug, ...(after !== null && { _id: { $gt: after } }) }
      return pageAfter(await ofPosts.find(filter, { sort: [], limit }), limit)
    },
    postsOfBlocked: async ({ slug, after, limit, ...read }) => {
      await readAfter(ports, [stores, posts], read)
      const store = await collection.get(slug)
      if (store?.status !== 'blocked') {
        return { postIds: [], next: null }
      }
      const filter = { status: 'active', ...(after !== null && { _id: { $gt: after } }) }
      const page = await ofPosts.find(filter, { sort: [], limit })
      const led = page.filter((post) => isHitByBlock(post, store))
      return { ...pageAfter(page, limit), postIds: led.map(({ postId }) => postId) }
    },
  }
}

/** Those that staff looked at before those that members named. */
async function storesNamed(readModels: ReadModels, { name }: { readonly name: string }) {
  const called = { nameKey: storeNameKey(name), status: { $ne: 'merged' } }
  const found = await readModels.collection(stores).find(called, { sort: [], limit: mostNamed })
  const isWaiting = ({ status }: StoreDoc) => Number(status === 'pending')
  return found
    .toSorted((left, right) => isWaiting(left) - isWaiting(right) || left.createdAt - right.createdAt)
    .map((store) => ({ slug: store.slug, name: store.name }))
}

async function recordOf({ readModels, clock }: QuestionPorts, storeSlug: string): Promise<StoreRecord> {
  const ofPosts = readModels.collection(posts)
  const [store, latest, total] = await Promise.all([
    readModels.collection(stores).get(storeSlug),
    ofPosts.find({ storeSlug }, { sort: [['createdAt', -1]], limit: mostOfStore }),
    ofPosts.count({ storeSlug }),
  ])
  const read = latest.slice(0, mostLookedAt).map(({ postId }) => postId)
  const lines = await readModels
    .collection(postHistory)
    .find({ postId: { $in: read } }, { sort: [['position', -1]], limit: mostLines })
  return storeRecordOf({ store, latest, total, lines, lookedAt: read.length }, clock())
}

/** What somebody typed beside a link counts for nothing: of the stores that were looked at, the closest tells. */
function isBlocked(found: readonly StoreDoc[], names: readonly string[]): boolean {
  const decided = found.filter(({ status }) => status !== 'pending')
  const nearest = Math.min(...decided.map((store) => closeness(store, names)))
  return decided.some((store) => store.status === 'blocked' && closeness(store, names) === nearest)
}

const closeness = ({ hosts }: StoreDoc, names: readonly string[]): number =>
  Math.min(...names.map((name, at) => (hosts.includes(name) ? at : names.length)))
