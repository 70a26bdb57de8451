import { postFormErrors } from '@deals/events'
import { statedAmount } from '../../lib/amount.ts'
import type { FieldErrors, PostFormValues } from './post-form-values.ts'
import { shippingCostOf } from './post-request.ts'

const timeOf = (text: string) => (text === '' ? null : Date.parse(text))

/** What is wrong with a form, by field; the server judges by the same rules, and by those that need to know more. */
export function validatePostForm(form: PostFormValues, now: number, needsAlt = false): FieldErrors {
  const stated = {
    type: form.type,
    dealUrl: form.dealUrl.trim(),
    title: form.title.trim(),
    subtitle: form.subtitle.trim(),
    price: statedAmount(form.price),
    originalPrice: statedAmount(form.originalPrice),
    shippingCost: form.shipping === 'paid' ? (shippingCostOf(form) ?? NaN) : null,
    storeName: form.storeName.trim(),
    categorySlug: form.categorySlug,
    subCategorySlug: form.subCategorySlug,
    content: form.content.trim(),
    images: form.images,
    needsAlt,
    availability: form.availability,
    location: form.location.trim(),
    couponCode: form.couponCode.trim(),
    couponSource: form.couponSource.trim(),
    startsAt: timeOf(form.startsAt),
    expiresAt: timeOf(form.expiresAt),
  }
  return postFormErrors(stated, now)
}

/** Whether a title shouts. */
export function isShouting(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const capitals = text.match(/\p{Lu}/gu) ?? []
  return letters.length >= 8 && capitals.length / letters.length > 0.6
}
