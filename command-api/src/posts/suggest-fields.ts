import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { categories, categoriesNamedIn, currencies, type Currency, type LinkPreview } from '@deals/events'
import { answerForm, asData, ModelFailed, type Question } from '@deals/process/language-model'
import type { PageFacts } from '../platform/shop-pages/read-page.ts'
import { fillInPrompt } from './prompts/fill-in.v1.ts'

/** What a form is filled with, and which of it the page does not tell of itself. */
export type Filled = Pick<LinkPreview, 'title' | 'price' | 'currency' | 'category' | 'suggested'>

const words = z.string().min(1).max(200)
const isSlug = new Set(categories.map(({ slug }) => slug))
const filledForm = answerForm(
  z.strictObject({
    title: words.nullable(),
    price: z
      .strictObject({ amount: z.number().positive().max(999_999.99), currency: z.enum(currencies).nullable(), words })
      .nullable(),
    category: z.strictObject({ slug: z.enum([...isSlug]), words }).nullable(),
  }),
)
const longestAnswer = 400

export function questionOf(facts: PageFacts): Question {
  const known = `title ${said(facts.title)}, price ${said(facts.price)}, currency ${said(facts.currency)}`
  return {
    task: fillInPrompt.text,
    material: [
      `Categories: ${categories.map(({ slug, name }) => `${slug} (${name})`).join(', ')}.`,
      `The page names to machines: ${known}.`,
      // Whoever wrote the page cannot know these lines.
      ...asData(randomBytes(8).toString('hex'), readable(facts)),
    ].join('\n'),
    form: { name: 'deal_form', schema: filledForm.schema },
    mostTokens: longestAnswer,
  }
}

const said = (value: string | number | null): string => (value === null ? 'not told' : 'told')
const readable = ({ title, text }: PageFacts): string => `${title ?? ''}\n${text}`

/** What the page tells machines, and a category by the words of its title where they speak of one alone. */
export function filledByRules({ title, price, currency }: PageFacts): Filled {
  const [first, second] = categoriesNamedIn(title ?? '')
  const isClear = first !== undefined && first.words.length > (second?.words.length ?? 0)
  return {
    title,
    price,
    currency,
    category: isClear ? first.slug : null,
    suggested: isClear ? [{ field: 'category', by: 'words', words: first.words.join(', ') }] : [],
  }
}

/** The same with what a model read where the page tells machines nothing; only what stands on the page is taken. */
export function filledByModel(answer: string, facts: PageFacts): Filled {
  const { title, price, category } = filledForm.read(answer)
  const page = readable(facts).replace(/\s+/g, ' ')
  const stands = (quote: string) => page.includes(quote.replace(/\s+/g, ' ').trim())
  const rules = filledByRules(facts)
  const isPriced = price !== null && stands(price.words) && amountsIn(price.words).includes(price.amount)
  const isSame = isPriced && (facts.price ?? price.amount) === price.amount
  const found = {
    title: facts.title === null && title !== null && stands(title) ? { value: title, words: title } : null,
    price: facts.price === null && isPriced ? { value: price.amount, words: price.words } : null,
    currency:
      facts.currency === null && isSame && price.currency !== null && isNamed(price.currency, price.words)
        ? { value: price.currency, words: price.words }
        : null,
    category: category !== null && stands(category.words) ? { value: category.slug, words: category.words } : null,
  }
  if ([title, price, category].some((part) => part !== null) && !isPriced && !found.title && !found.category) {
    throw new ModelFailed('unfounded', 'the model quotes no words that stand on the page')
  }
  const fields = (['title', 'price', 'currency', 'category'] as const).filter((field) => found[field] !== null)
  return {
    title: found.title?.value ?? rules.title,
    price: found.price?.value ?? rules.price,
    currency: found.currency?.value ?? rules.currency,
    category: found.category?.value ?? rules.category,
    suggested: [
      ...fields.map((field) => ({ field, by: 'model' as const, words: found[field]?.words ?? null })),
      ...rules.suggested.filter(({ field }) => !fields.includes(field)),
    ],
  }
}

/** Amounts as pages write them: 1,059.90, 59,99 and 20. */
const amountsIn = (text: string): number[] =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((figures) =>
    Number(/^\d+,\d{2}$/.test(figures) ? figures.replace(',', '.') : figures.replaceAll(',', '')),
  )

/** A plain dollar sign may be anybody's dollars; it is taken for those of most shops here, and looked at by a person. */
const signs: Readonly<Record<Currency, RegExp>> = { USD: /\bUSD\b|US\$|(?<![A-Z])\$/, CAD: /\bCAD\b|CA?\$/ }
const isNamed = (currency: Currency, text: string): boolean => signs[currency].test(text)
