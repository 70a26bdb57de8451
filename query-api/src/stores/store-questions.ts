import type { AnsweredBy, storeQuestions } from '@deals/events'
import { posts, stores, type PostDoc, type StoreDoc } from '@deals/projector/read-models'
import type { QuestionPorts } from '../platform/questions.ts'
import { hostNames } from './host-names.ts'
import { storeRecordOf } from './store-record.ts'

const mostOfStore = 500
const mostNamed = 20

/** What is asked about stores. */
export function storeAnswers({ readModels, clock }: QuestionPorts): AnsweredBy<typeof storeQuestions> {
  const collection = readModels.collection<StoreDoc>(stores)
  const ofPosts = readModels.collection<PostDoc>(posts)
  return {
    storeRecord: async ({ storeSlug }) => {
      const [store, latest, total] = await Promise.all([
        collection.get(storeSlug),
        ofPosts.find({ storeSlug }, { sort: [['createdAt', -1]], limit: mostOfStore }),
        ofPosts.count({ storeSlug }),
      ])
      return storeRecordOf({ store, latest, total }, clock())
    },
    storeByHost: async ({ host }) => {
      const names = hostNames(host)
      const found = await collection.find({ hosts: { $in: names } }, { sort: [], limit: mostNamed })
      // The longest name wins: outlet.example.com may be another store than example.com.
      const [store] = found.toSorted((left, right) => closeness(left, names) - closeness(right, names))
      return store === undefined ? null : { slug: store.slug, name: store.name }
    },
  }
}

const closeness = ({ hosts }: StoreDoc, names: readonly string[]): number =>
  Math.min(...names.map((name, at) => (hosts.includes(name) ? at : names.length)))
