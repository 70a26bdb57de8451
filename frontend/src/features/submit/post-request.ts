import type { PostForm, Unchanged } from '@deals/events'
import { amountFrom } from '../../lib/amount.ts'
import type { FieldErrors, FieldName, PostFormValues } from './post-form-values.ts'

/** What a form sends: texts trimmed, amounts as numbers, times in UTC, and only what its type has. */
export function postRequest(form: PostFormValues): Unchanged<PostForm> {
  const isTalk = form.type === 'discussion'
  return {
    type: form.type,
    title: form.title.trim(),
    content: form.content.trim(),
    currency: form.currency,
    categorySlug: form.categorySlug,
    subCategorySlug: orNull(form.subCategorySlug),
    images: form.images.map(({ imageUrl, alt }, sequence) => ({
      imageUrl,
      sequence,
      ...(alt.trim() === '' ? {} : { alt: alt.trim() }),
    })),
    affiliated: form.affiliated,
    ...(form.type === 'product' ? productPart(form) : {}),
    ...(form.type === 'sales' ? { subtitle: form.subtitle.trim() } : {}),
    ...(isTalk ? {} : offerPart(form)),
    ...(form.duplicateOverride.trim() === '' ? {} : { duplicateOverride: form.duplicateOverride.trim() }),
  }
}

const orNull = (text: string) => (text.trim() === '' ? null : text.trim())
const timeOrNull = (text: string) => (text === '' ? null : new Date(text).toISOString())

function productPart(form: PostFormValues) {
  return {
    price: amountFrom(form.price) ?? null,
    originalPrice: amountFrom(form.originalPrice) ?? null,
    shippingCost: shippingCostOf(form),
  }
}

export function shippingCostOf({ shipping, shippingCost }: PostFormValues): number | null {
  switch (shipping) {
    case 'unknown':
      return null
    case 'free':
      return 0
    case 'paid':
      return amountFrom(shippingCost) ?? null
  }
}

function offerPart(form: PostFormValues) {
  const store = form.storeSlug === '' ? { storeName: orNull(form.storeName) } : { storeSlug: form.storeSlug }
  return {
    dealUrl: orNull(form.dealUrl),
    ...store,
    couponCode: orNull(form.couponCode),
    couponSource: orNull(form.couponSource),
    availability: form.availability,
    location: orNull(form.location),
    startsAt: timeOrNull(form.startsAt),
    expiresAt: timeOrNull(form.expiresAt),
  }
}

/** The fields of an edit: those whose sent value differs from what the post holds. */
export function changedFields(before: PostFormValues, after: PostFormValues): Unchanged<PostForm> {
  const { type: _type, ...sent } = postRequest(after)
  const held = new Map<string, unknown>(Object.entries(postRequest(before)))
  const changed: Unchanged<PostForm> = {}
  return Object.assign(
    changed,
    Object.fromEntries(
      Object.entries(sent).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(held.get(name))),
    ),
  )
}

/** Names of the server for fields that the form has once. */
const formNames: Readonly<Record<string, FieldName>> = {
  storeSlug: 'storeName',
  store: 'storeName',
  subCategory: 'subCategorySlug',
}

/** What the server said is wrong, by the fields of the form; what fits nowhere is left over. */
export function errorsFromServer(fields: Readonly<Record<string, string>>, form: PostFormValues) {
  const isField = (name: string): name is FieldName => name in form
  const errors: Partial<Record<FieldName, string>> = {}
  const rest: string[] = []
  for (const [name, message] of Object.entries(fields)) {
    const field = formNames[name] ?? name
    if (isField(field)) {
      errors[field] = message
    } else {
      rest.push(message)
    }
  }
  const known: FieldErrors = errors
  return { errors: known, rest }
}
