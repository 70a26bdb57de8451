import type { Draft } from './drafts.ts'
import { deck, pick, type Random } from './random.ts'
import { topicOf, type Topic } from './topics.ts'
import * as words from './words/post-words.ts'

/** An amount as people write it: without cents where there are none. */
export function money(amount: number): string {
  const cents = Number.isInteger(amount) ? 0 : 2
  return `$${amount.toLocaleString('en-US', { minimumFractionDigits: cents, maximumFractionDigits: cents })}`
}

function fillIn(sentence: string, { store, price = 0, was = 0 }: Draft): string {
  const off = was > 0 ? Math.round(((was - price) / was) * 100) : 0
  return sentence
    .replaceAll('{store}', store?.name ?? 'the store')
    .replaceAll('{price}', money(price))
    .replaceAll('{was}', money(was))
    .replaceAll('{saved}', money(Math.round((was - price) * 100) / 100))
    .replaceAll('{off}', String(off))
}

function factsOf({ text }: Draft): string[] {
  return text.split(' | ')
}

function list(facts: readonly string[]): string {
  return facts.map((fact) => `- ${fact}`).join('\n')
}

function priceTable(draft: Draft): string {
  const { price = 0, was = 0, store } = draft
  const where = store?.name ?? ''
  return `| | ${where} |\n|---|---|\n| Now | **${money(price)}** |\n| Usually | ${money(was)} |\n| You save | ${fillIn('{saved} ({off}%)', draft)} |`
}

/** The sentences that one product is told in. */
interface Telling {
  readonly opening: string
  readonly terms: string
  readonly closing: string
}

function tellProduct(draft: Draft, { opening, terms, closing }: Telling, random: Random): string {
  const facts = factsOf(draft)
  const dice = random()
  if (dice < 0.14 && draft.was !== undefined && (draft.price ?? 0) > 0) {
    return [opening, priceTable(draft), list(facts), closing].join('\n\n')
  }
  if (dice < 0.28) {
    return [opening, `${facts.join('. ')}.`, `> ${pick(random, words.quotes)}`, `${terms} ${closing}`].join('\n\n')
  }
  if (dice < 0.6) {
    return [`${opening} ${terms}`, list(facts), closing].join('\n\n')
  }
  return [opening, `What you get:\n\n${list(facts)}`, `${terms} ${closing}`].join('\n\n')
}

function tellSale({ text }: Draft): string {
  const [paragraph = '', ...facts] = text.split(' | ')
  return facts.length === 0 ? paragraph : `${paragraph}\n\n${list(facts)}`
}

/** Deals sentences so that no two neighbours begin alike. */
export function contentWriter(random: Random): (draft: Draft, couponCode: string | undefined) => string {
  const opening = deck(random, words.openings)
  const plainOpening = deck(random, words.plainOpenings)
  const freeOpening = deck(random, words.freeOpenings)
  const usualTerms = deck(random, words.usualTerms)
  const decks = new Map<readonly string[], () => string>()
  const deal = (sentences: readonly string[]): string => {
    const next = decks.get(sentences) ?? deck(random, sentences)
    decks.set(sentences, next)
    return next()
  }
  const closing = (topic: Topic): string =>
    deal(random() < 0.75 ? (words.closings[topic] ?? words.usualClosings) : words.usualClosings)
  const begin = ({ price, was }: Draft): string => {
    if (price === 0) {
      return freeOpening()
    }
    return was === undefined ? plainOpening() : opening()
  }

  return (draft, couponCode) => {
    if (draft.type === 'discussion') {
      return draft.text
    }
    if (draft.type === 'sales') {
      return tellSale(draft)
    }
    const topic = topicOf({
      categorySlug: draft.category,
      ...(draft.sub === undefined ? {} : { subCategory: draft.sub }),
    })
    const own = words.terms[topic]
    const first =
      couponCode === undefined ? begin(draft) : 'The price is the one with the code, in the last step before you pay.'
    const code = couponCode === undefined ? '' : ` The code is **${couponCode}**.`
    const terms = fillIn(own === undefined ? usualTerms() : deal(own), draft) + code
    return tellProduct(draft, { opening: fillIn(first, draft), terms, closing: closing(topic) }, random)
  }
}
