import { currencies } from '@deals/events'
import type { Currency } from '@deals/events'
import { duplicatesFrom } from './parse-duplicates.ts'
import type { Duplicate } from './parse-duplicates.ts'

/** What the site could read from the page of a deal. */
export interface LinkPreview {
  readonly title: string | undefined
  readonly price: number | undefined
  readonly currency: Currency | undefined
  readonly store: { readonly name: string; readonly slug: string } | undefined
  readonly images: readonly string[]
  readonly url: string | undefined
  /** Names of the tracking parameters that were taken away. */
  readonly removed: readonly string[]
  readonly duplicates: readonly Duplicate[]
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textIn = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

function storeFrom(value: unknown) {
  const name = isRecord(value) ? textIn(value['name']) : textIn(value)
  const slug = isRecord(value) ? textIn(value['slug']) : undefined
  return name === undefined ? undefined : { name, slug: slug ?? '' }
}

function imageAddress(value: unknown): string[] {
  const address = isRecord(value) ? textIn(value['imageUrl']) : textIn(value)
  return address === undefined ? [] : [address]
}

/** Reads the answer about a link; whatever a page does not tell is missing. */
export function linkPreviewFrom(answer: unknown): LinkPreview {
  const preview = isRecord(answer) ? answer : {}
  const { price, currency, images } = preview
  return {
    title: textIn(preview['title']),
    price: typeof price === 'number' ? price : undefined,
    currency: currencies.find((known) => known === currency),
    store: storeFrom(preview['store']),
    images: (Array.isArray(images) ? images : []).flatMap(imageAddress),
    url: textIn(preview['url']),
    removed: (Array.isArray(preview['removed']) ? preview['removed'] : []).filter((name) => typeof name === 'string'),
    duplicates: duplicatesFrom(preview['duplicates']),
  }
}
