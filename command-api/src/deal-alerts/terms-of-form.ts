import { alertDefaults, findCategory, streamOf, subCategories, type ChangeAlertRequest } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { loadState } from '../platform/fold.ts'
import { nameParam } from '../platform/params.ts'
import type { Refused } from '../platform/refusal.ts'
import { storeFold } from '../stores/store.state.ts'
import { checkAlert, type AskedTerms } from './check-alert.ts'

const { keywords, frequency, channels, categories, subCategories: subs, stores, types, ...filters } = alertDefaults

/** What an alert is of which nothing was said. */
export const noTerms: AskedTerms = {
  name: null,
  keywords: { any: [...keywords.any], all: [...keywords.all], none: [...keywords.none] },
  filters: {
    ...filters,
    categories: [...categories],
    subCategories: [...subs],
    stores: [...stores],
    types: [...types],
  },
  frequency,
  channels,
}

/** The terms that a form leaves of those that stand, checked against the shops that there are. */
export async function termsOfForm(
  context: CommandContext,
  form: ChangeAlertRequest,
  standing: AskedTerms,
): Promise<AskedTerms | Refused> {
  const names = await Promise.all((form.stores ?? []).map((slug) => storeName(context, slug)))
  const known = (form.stores ?? []).filter((_slug, at) => names[at] !== null)
  return checkAlert(form, standing, (slug) => known.includes(slug) || standing.filters.stores.includes(slug))
}

async function storeName(context: CommandContext, slug: string): Promise<string | null> {
  const store = await loadState(context, streamOf.store(nameParam(slug)), storeFold)
  return store.status === 'missing' ? null : store.name
}

/** What an alert is called whose member gave it no name: its first keyword, category or shop. */
export async function usualName(
  context: CommandContext,
  { keywords: words, filters: asked }: AskedTerms,
): Promise<string> {
  const [keyword] = [...words.any, ...words.all]
  const [category] = asked.categories
  const [sub] = asked.subCategories
  const [store] = asked.stores
  if (keyword !== undefined) {
    return keyword.replaceAll('"', '')
  }
  if (category !== undefined || sub !== undefined) {
    return findCategory(category ?? '')?.name ?? subCategories.find(({ slug }) => slug === sub)?.name ?? 'Alert'
  }
  return (await storeName(context, store ?? '')) ?? 'Alert'
}
