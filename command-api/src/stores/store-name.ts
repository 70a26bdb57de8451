import { storeNameKey, streamOf, type StoreFields } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { loadState } from '../platform/fold.ts'
import { refuse, type Refused } from '../platform/refusal.ts'
import { storeFold, type StoreState } from './store.state.ts'

/** A name leads to one store; those that had the same one before keep it. */
export async function refuseName(
  context: CommandContext,
  slug: string,
  { name }: Pick<Partial<StoreFields>, 'name'>,
): Promise<Refused | null> {
  if (name === undefined || isCalled(await storeAt(context, slug), name)) {
    return null
  }
  const found = await context.queries.storesNamed({ name })
  const others = await Promise.all(found.map((one) => storeAt(context, one.slug)))
  const holder = others.find((store) => isCalled(store, name))
  if (holder === undefined || holder.status === 'missing') {
    return null
  }
  const message = `There is a store of this name already: ${holder.name}, at /store/${holder.slug}.`
  const store = { slug: holder.slug, name: holder.name }
  return refuse('conflict', { message, fields: { name: 'Another store has this name' }, details: { store } })
}

const storeAt = (context: CommandContext, slug: string): Promise<StoreState> =>
  loadState(context, streamOf.store(slug), storeFold)

/** What was merged into another store has no name of its own any more. */
const isCalled = (store: StoreState, name: string): boolean =>
  store.status !== 'missing' && store.mergedInto === null && storeNameKey(store.name) === storeNameKey(name)
