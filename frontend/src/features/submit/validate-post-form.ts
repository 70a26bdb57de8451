import { findCategory, postLimits } from '@deals/events'
import { amountFrom } from '../../lib/amount.ts'
import type { FieldErrors, PostFormValues } from './post-form-values.ts'

const day = 86_400_000

type Check = (form: PostFormValues, now: number) => string | undefined

/** The length as people count it, so that an emoji is one. */
const lengthOf = (text: string) => [...text.trim()].length
const isWithin = (text: string, { min, max }: { readonly min: number; readonly max: number }) =>
  lengthOf(text) >= min && lengthOf(text) <= max
const isEmpty = (text: string) => text.trim() === ''
const isInStoreOnly = ({ availability }: PostFormValues) => availability === 'in-store'
const isAmount = (text: string, most: number) => {
  const amount = amountFrom(text)
  return amount !== undefined && amount <= most
}

function isWebAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url !== undefined && /^https?:$/.test(url.protocol) && url.username === '' && url.hostname.includes('.')
}

const dealUrl: Check = (form) => {
  const text = form.dealUrl.trim()
  if (form.type === 'discussion' || (text === '' && isInStoreOnly(form))) {
    return undefined
  }
  return isWebAddress(text) && text.length <= postLimits.dealUrl ? undefined : 'Enter a full web address'
}

const title: Check = (form) =>
  isWithin(form.title, postLimits.title) ? undefined : 'Title must be 8 to 150 characters'

const price: Check = (form) =>
  form.type !== 'product' || isAmount(form.price, postLimits.price) ? undefined : 'Enter a price, or choose Free'

const originalPrice: Check = (form) => {
  if (form.type !== 'product' || isEmpty(form.originalPrice)) {
    return undefined
  }
  if (!isAmount(form.originalPrice, postLimits.price)) {
    return 'Enter an amount such as 249.00'
  }
  const isLower = (amountFrom(form.originalPrice) ?? 0) < (amountFrom(form.price) ?? 0)
  return isLower ? 'Original price cannot be lower than the price' : undefined
}

const subtitle: Check = (form) =>
  form.type !== 'sales' || isWithin(form.subtitle, postLimits.subtitle)
    ? undefined
    : 'Describe the sale in up to 60 characters'

const content: Check = (form) => {
  const isTalk = form.type === 'discussion'
  const least = isTalk ? postLimits.discussionContent.min : postLimits.content.min
  if (lengthOf(form.content) > postLimits.content.max) {
    return 'Text must be at most 20000 characters'
  }
  if (lengthOf(form.content) >= least) {
    return undefined
  }
  return isTalk ? 'Write 30 characters or more' : 'Tell others why this is a good deal (20 characters or more)'
}

const categorySlug: Check = (form) => (findCategory(form.categorySlug) === undefined ? 'Choose a category' : undefined)

const subCategorySlug: Check = (form) => {
  const hasSubs = (findCategory(form.categorySlug)?.subCategories.length ?? 0) > 0
  return form.type === 'product' && hasSubs && form.subCategorySlug === '' ? 'Choose a sub-category' : undefined
}

const storeName: Check = (form) =>
  form.type === 'discussion' || lengthOf(form.storeName) >= 2 ? undefined : 'Choose a store'

const images: Check = (form) => {
  const most = postLimits.images[form.type]
  if (form.images.length > most) {
    return `At most ${most} pictures`
  }
  const needsOne = form.type === 'product' || (form.type === 'sales' && isInStoreOnly(form))
  return needsOne && form.images.length === 0 ? 'Add at least one picture' : undefined
}

const couponCode: Check = (form) => {
  const code = form.couponCode.trim()
  const isCode = isWithin(code, postLimits.coupon) && /^[A-Za-z0-9_-]+$/.test(code)
  return code === '' || isCode ? undefined : 'Code may hold letters, digits, - and _'
}

const couponSource: Check = (form) => {
  const source = form.couponSource.trim()
  const isSource = source === '' || source.startsWith('/images/') || isWebAddress(source)
  return isSource ? undefined : 'Where is this code published?'
}

const shippingCost: Check = (form) =>
  form.shipping !== 'paid' || isAmount(form.shippingCost, postLimits.shippingCost)
    ? undefined
    : 'Shipping costs 0 to 9999.99, or leave it open'

const location: Check = (form) => {
  const isMissing = form.type !== 'discussion' && isInStoreOnly(form) && isEmpty(form.location)
  return isMissing || lengthOf(form.location) > postLimits.location ? 'Say where this is available' : undefined
}

const startsAt: Check = (form, now) => {
  const isTooLate = Date.parse(form.startsAt) > now + 30 * day
  return form.startsAt !== '' && isTooLate ? 'Start must be within the next 30 days' : undefined
}

const expiresAt: Check = (form, now) => {
  if (form.expiresAt === '') {
    return undefined
  }
  const end = Date.parse(form.expiresAt)
  if (!(end > now)) {
    return 'End must be in the future'
  }
  if (end > now + 365 * day) {
    return 'End must be within a year'
  }
  return form.startsAt !== '' && end <= Date.parse(form.startsAt) ? 'End must be after the start' : undefined
}

/** The order of the form, so that the summary reads like it. */
const checks = {
  dealUrl,
  title,
  subtitle,
  price,
  originalPrice,
  shippingCost,
  storeName,
  categorySlug,
  subCategorySlug,
  content,
  images,
  location,
  couponCode,
  couponSource,
  startsAt,
  expiresAt,
} as const satisfies Partial<Record<keyof PostFormValues, Check>>

/** What is wrong with a form, by field; the server has the last word. */
export function validatePostForm(form: PostFormValues, now: number): FieldErrors {
  return Object.fromEntries(
    Object.entries(checks).flatMap(([name, check]) => {
      const message = check(form, now)
      return message === undefined ? [] : [[name, message]]
    }),
  )
}

/** Whether a title shouts. */
export function isShouting(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const capitals = text.match(/\p{Lu}/gu) ?? []
  return letters.length >= 8 && capitals.length / letters.length > 0.6
}
