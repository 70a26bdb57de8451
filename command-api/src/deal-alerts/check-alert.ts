import {
  alertLimits,
  asksForSomething,
  findCategory,
  saysSomething,
  slugOfName,
  subCategories,
  toMinorUnits,
  type AlertKeywords,
  type AlertTerms,
  type ChangeAlertRequest,
  type SoughtTerms,
} from '@deals/events'
import { plainLine } from '../platform/plain-words.ts'
import { refuse, refuseField, type Refused } from '../platform/refusal.ts'

/** Terms of an alert; a name is made up where none is given. */
export type AskedTerms = SoughtTerms & Pick<AlertTerms, 'frequency' | 'channels'> & { readonly name: string | null }

type FieldErrors = Record<string, string>
type Filters = SoughtTerms['filters']

/** The terms that a form leaves of those that stand, or what is wrong with them. Shops are looked up by who asks. */
export function checkAlert(
  form: ChangeAlertRequest,
  standing: AskedTerms,
  isStore: (slug: string) => boolean,
): AskedTerms | Refused {
  const errors: FieldErrors = {}
  const checked = {
    name: form.name === undefined ? standing.name : checkName(form.name, errors),
    keywords: checkKeywords({ ...standing.keywords, ...form.keywords }, errors),
    filters: {
      ...checkPlaces(form, standing.filters, errors),
      stores: checkStores(form.stores ?? standing.filters.stores, isStore, errors),
      types: form.types === undefined ? standing.filters.types : unique(form.types),
      currency: form.currency ?? standing.filters.currency,
      ...checkPrices(form, standing.filters, errors),
      minDiscount: form.minDiscount ?? standing.filters.minDiscount,
      minVotes: form.minVotes ?? standing.filters.minVotes,
      minScore: form.minScore === undefined ? standing.filters.minScore : form.minScore,
      lowestPriceOnly: form.lowestPriceOnly ?? standing.filters.lowestPriceOnly,
      match: form.match ?? standing.filters.match,
    },
    frequency: form.frequency ?? standing.frequency,
    channels: { ...standing.channels, ...form.channels },
  }
  if (checked.channels.push && checked.frequency !== 'instant') {
    errors['channels'] = pushIsInstant
  }
  const [first] = Object.entries(errors)
  if (first !== undefined) {
    return { ...refuseField(...first), fields: errors }
  }
  return asksForSomething(checked) ? checked : refuse('invalid', { message: needsSomething })
}

const pushIsInstant = 'Push notices come at once: choose that, or no push notices'
const needsSomething = 'An alert needs a keyword, a category or a store'

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]

function checkName(written: string, errors: FieldErrors): string {
  const name = plainLine(written)
  if (name === '') {
    errors['name'] = 'The name of an alert has something to see'
  }
  return name
}

function checkKeywords({ any, all, none }: AlertKeywords, errors: FieldErrors): AlertKeywords {
  const empty = [...any, ...all, ...none].find((keyword) => !saysSomething(keyword))
  if (empty !== undefined) {
    errors['keywords'] = `“${empty}” has neither a letter nor a digit`
  }
  if ([any, all, none].some((keywords) => keywords.length > alertLimits.keywords)) {
    errors['keywords'] = `At most ${alertLimits.keywords} keywords of a kind`
  }
  return { any: unique(any), all: unique(all), none: unique(none) }
}

type Places = Pick<Filters, 'categories' | 'subCategories'>

/** Categories and sub-categories by name or slug, as slugs; no two sub-categories share one. */
function checkPlaces(form: ChangeAlertRequest, standing: Places, errors: FieldErrors): Places {
  const categories = unique((form.categories ?? standing.categories).map(slugOfName))
  const subs = unique((form.subCategories ?? standing.subCategories).map(slugOfName))
  const unknown = categories.find((slug) => findCategory(slug) === undefined)
  const unknownSub = subs.find((wanted) => !subCategories.some(({ slug }) => slug === wanted))
  if (unknown !== undefined) {
    errors['categories'] = `There is no category “${unknown}”`
  }
  if (unknownSub !== undefined) {
    errors['subCategories'] = `There is no sub-category “${unknownSub}”`
  }
  return { categories, subCategories: subs }
}

function checkStores(slugs: readonly string[], isStore: (slug: string) => boolean, errors: FieldErrors): string[] {
  const unknown = slugs.find((slug) => !isStore(slug))
  if (unknown !== undefined) {
    errors['stores'] = `There is no store “${unknown}”`
  }
  return unique(slugs)
}

type Prices = Pick<Filters, 'priceMin' | 'priceMax'>

function checkPrices(form: ChangeAlertRequest, standing: Prices, errors: FieldErrors): Prices {
  const minor = (amount: number | null | undefined, before: number | null) =>
    amount === undefined ? before : amount === null ? null : toMinorUnits(amount)
  const priceMin = minor(form.priceMin, standing.priceMin)
  const priceMax = minor(form.priceMax, standing.priceMax)
  if (priceMin !== null && priceMax !== null && priceMin > priceMax) {
    errors['priceMax'] = 'The highest price must not be below the lowest'
  }
  return { priceMin, priceMax }
}
