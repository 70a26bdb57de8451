import { categories, findCategory } from '../categories/catalogue.ts'
import { slugOfName } from '../categories/names-in-addresses.ts'
import { subCategories } from '../categories/sub-categories.ts'
import { namingOperators } from '../posts/naming-operators.ts'
import { toMinorUnits, type PostStatus } from '../posts/post.vocabulary.ts'

/** A search as it was typed, taken apart. */
export interface Search {
  /** Words, "phrases" and -exclusions for full-text search. */
  text: string
  stores: string[]
  categories: string[]
  by: string[]
  status: PostStatus | null
  /** Minor units, exclusive. */
  priceBelow: number | null
  priceAbove: number | null
}

const operator =
  /(?<=^|\s)(?:(?<name>store|category|by|is):(?<value>"[^"]*"|\S+)|price(?<sign>[<>])(?<amount>\d{1,7}(?:\.\d{1,2})?))/gi
const statuses: Readonly<Record<string, PostStatus>> = { expired: 'expired', active: 'active' }

/** More conditions than anybody types by hand. */
const mostOperators = 20

/** Reads "phrase", -word, store:, category:, by:, price<, price>, is:expired. */
export function readSearch(query: string): Search {
  const search: Search = {
    text: '',
    stores: [],
    categories: [],
    by: [],
    status: null,
    priceBelow: null,
    priceAbove: null,
  }
  operatorsIn(query).forEach((one) => note(search, one))
  const text = query.replace(operator, ' ')
  return { ...search, text: text.replace(/\s+/g, ' ').trim() }
}

/** Each operator by its name or sign, with what stands behind it, and where in the query that is. */
const operatorsIn = (query: string) =>
  [...query.matchAll(operator)].slice(0, mostOperators).map(({ 0: typed, index: start, groups = {} }) => {
    const { name, value = '', sign = '', amount = '' } = groups
    return { name: name?.toLowerCase() ?? sign, value: unquoted(value) || amount, start, end: start + typed.length }
  })

/** What an operator names, and where in the query that stands. */
export interface Operand {
  operator: (typeof namingOperators)[number]
  value: string
  start: number
  end: number
}

/** What a query names, of which the site may know nothing. */
export function operandsOf(query: string): Operand[] {
  return operatorsIn(query).flatMap(({ name, ...what }) => {
    const named = namingOperators.find((one) => one === name)
    return named === undefined || what.value === '' ? [] : [{ operator: named, ...what }]
  })
}

export const isStatusWord = (word: string): boolean => Object.hasOwn(statuses, word.toLowerCase())

/** Whether a query names a status that there is not, which is passed over. */
export const namesNoStatus = (query: string): boolean =>
  operatorsIn(query).some(({ name, value }) => name === 'is' && !isStatusWord(value))

/** Whether a category or a sub-category has such a name. */
export function isNameOfPlace(named: string): boolean {
  const place = slugOfPlace(named)
  return findCategory(place) !== undefined || subCategories.some(({ slug }) => slug === place)
}

const unquoted = (value: string): string => value.replace(/^"|"$/g, '').trim()

/** A place by its slug or its name; the slug of one category is another word than its name. */
function slugOfPlace(named: string): string {
  const slug = slugOfName(named)
  return categories.find(({ name }) => slugOfName(name) === slug)?.slug ?? slug
}

function note(search: Search, { name, value }: { name: string; value: string }): void {
  switch (name) {
    case 'store':
      search.stores.push(value.toLowerCase())
      break
    case 'category':
      search.categories.push(slugOfPlace(value))
      break
    case 'by':
      search.by.push(value)
      break
    case 'is':
      search.status = statuses[value.toLowerCase()] ?? search.status
      break
    case '<':
      search.priceBelow = toMinorUnits(Number(value))
      break
    case '>':
      search.priceAbove = toMinorUnits(Number(value))
      break
    default:
  }
}

/** A category: operand names a category or a sub-category. */
export function placesOf(names: readonly string[]): { categories: string[]; subCategories: string[] } {
  const isSub = (name: string) => findCategory(name) === undefined && subCategories.some(({ slug }) => slug === name)
  return { categories: names.filter((name) => !isSub(name)), subCategories: names.filter(isSub) }
}
