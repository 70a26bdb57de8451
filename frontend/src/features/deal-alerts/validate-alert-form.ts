import { alertLimits } from '@deals/events'
import { amountFrom } from '../../lib/amount.ts'
import type { AlertErrors, AlertFormValues } from './alert-form-values.ts'

/** What an alert needs at least. */
export const needsSomething = 'An alert needs a keyword, a category or a store'

type Check = (form: AlertFormValues) => string | undefined

const { keywords: mostKeywords, keywordShortest, keywordLongest, places: mostPlaces } = alertLimits

/** Whether a keyword is shorter or longer than keywords are. */
export const isWrongKeyword = (word: string) => word.length < keywordShortest || word.length > keywordLongest

/** Whether a form says what it looks for. */
export function looksForSomething({ any, all, categories, subCategories, stores }: AlertFormValues): boolean {
  return [any, all, categories, subCategories, stores].some((list) => list.length > 0)
}

const keywords = (words: readonly string[]): string | undefined => {
  if (words.length > mostKeywords) {
    return `At most ${mostKeywords} keywords of a kind`
  }
  return words.some(isWrongKeyword) ? `A keyword has ${keywordShortest} to ${keywordLongest} characters` : undefined
}

const places = (list: readonly string[], name: string) =>
  list.length > mostPlaces ? `At most ${mostPlaces} ${name}` : undefined

const amount = (text: string): string | undefined => {
  if (text.trim() === '') {
    return undefined
  }
  const typed = amountFrom(text)
  if (typed === undefined) {
    return 'Enter an amount such as 49.99'
  }
  return typed > alertLimits.highestPrice ? `A price is at most ${alertLimits.highestPrice}` : undefined
}

const priceMax: Check = (form) => {
  const [low, high] = [amountFrom(form.priceMin), amountFrom(form.priceMax)]
  const isTurned = low !== undefined && high !== undefined && low > high
  return amount(form.priceMax) ?? (isTurned ? 'The highest price is below the lowest' : undefined)
}

const minDiscount: Check = (form) => {
  const text = form.minDiscount.trim()
  const isShare = /^\d{1,2}$/.test(text)
  return text === '' || isShare ? undefined : `Enter a whole number from 0 to ${alertLimits.highestDiscount}`
}

/** The order of the form, so that the summary reads like it. */
const checks = {
  any: (form) => keywords(form.any) ?? (looksForSomething(form) ? undefined : needsSomething),
  all: (form) => keywords(form.all),
  none: (form) => keywords(form.none),
  types: (form) => (form.types.length === 0 ? 'Choose a type of post' : undefined),
  categories: (form) => places(form.categories, 'categories') ?? places(form.subCategories, 'sub-categories'),
  stores: (form) => places(form.stores, 'stores'),
  priceMin: (form) => amount(form.priceMin),
  priceMax,
  minDiscount,
  name: (form) =>
    form.name.trim().length > alertLimits.nameLength
      ? `A name has at most ${alertLimits.nameLength} characters`
      : undefined,
} as const satisfies Partial<Record<keyof AlertFormValues, Check>>

/** What is wrong with a form, by field; the server has the last word. */
export function validateAlertForm(form: AlertFormValues): AlertErrors {
  return Object.fromEntries(
    Object.entries(checks).flatMap(([name, check]) => {
      const message = check(form)
      return message === undefined ? [] : [[name, message]]
    }),
  )
}
