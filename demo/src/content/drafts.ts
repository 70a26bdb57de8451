import type { ObjectName } from '../pictures/objects.ts'
import { discussions } from './discussions.ts'
import { sales } from './sales.ts'
import { shelves } from './shelves.ts'
import { stores } from './stores.ts'
import type { DemoCurrency, DemoPostType, DemoStore } from './types.ts'

/** A post without its author, time and fate. */
export interface Draft {
  readonly key: string
  readonly type: DemoPostType
  readonly title: string
  readonly category: string
  readonly sub?: string
  readonly object: ObjectName
  readonly currency: DemoCurrency
  readonly store?: DemoStore
  readonly price?: number
  readonly was?: number
  readonly subtitle?: string
  /** What is known of it, in the words of the lists. */
  readonly text: string
}

const storesBySlug = new Map(stores.map((store) => [store.slug, store]))

function storeOf(slug: string): DemoStore {
  const store = storesBySlug.get(slug)
  if (store === undefined) {
    throw new Error(`No store is called ${slug}.`)
  }
  return store
}

/** The title as it stands in an address. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 70)
}

/** Leaves a field out rather than saying that it is undefined, so that two builds compare equal field by field. */
function withSub<Rest extends object>(rest: Rest, sub: string | undefined): Rest & { sub?: string } {
  return sub === undefined ? rest : { ...rest, sub }
}

const productDrafts: readonly Draft[] = shelves.flatMap(({ category, sub, object: usual, lines }) =>
  lines.map(([slug, price, was, title, text, object = usual]): Draft => {
    const store = storeOf(slug)
    const { currency } = store
    const draft = {
      key: slugOf(title),
      type: 'product',
      title,
      category,
      object,
      currency,
      store,
      price,
      text,
    } as const
    return withSub(was === null ? draft : { ...draft, was }, sub)
  }),
)

const saleDrafts: readonly Draft[] = sales.map(({ sub, ...line }): Draft => {
  const store = storeOf(line.store)
  return withSub({ ...line, key: slugOf(line.title), type: 'sales', store, currency: store.currency }, sub)
})

const discussionDrafts: readonly Draft[] = discussions.map(({ category, title, content }) => ({
  key: slugOf(title),
  type: 'discussion',
  title,
  category,
  object: 'notebook',
  currency: 'USD',
  text: content,
}))

export const drafts: readonly Draft[] = [...productDrafts, ...saleDrafts, ...discussionDrafts]
