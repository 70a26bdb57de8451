import {
  findCategory,
  findSubCategory,
  postLimits,
  type Currency,
  type PostFields,
  type PostType,
  type TrustLevel,
} from '@deals/events'
import { centsOf, texts, type PostForm } from './post-form.ts'
import { cleanUrl } from './url-key.ts'

/** Fields as a post keeps them, but for what only the world can tell: the store and the standing of the price. */
export type CheckedForm = Omit<PostFields, 'priceStanding' | 'storeSlug'> & {
  readonly type: PostType
  readonly host: string | null
}
export interface FormCircumstances {
  readonly now: number
  readonly trustLevel: TrustLevel
  readonly usualCurrency: Currency
}
export type FieldErrors = Record<string, string>

const day = 86_400_000
const lengthOf = (text: string) => [...text].length
const isWithin = (text: string, { min, max }: { min: number; max: number }) =>
  lengthOf(text) >= min && lengthOf(text) <= max
const line = (text: string | null | undefined) =>
  (text ?? '')
    .replace(/\p{Cc}|\s/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
const orNull = (text: string) => (text === '' ? null : text)
const timeOf = (text: string | null | undefined) => ((text ?? '').trim() === '' ? null : Date.parse(text ?? ''))

/** Every rule of the form that needs nothing but the form. Answers what is wrong by field, or the clean fields. */
export function checkPostForm(form: PostForm, about: FormCircumstances): CheckedForm | { errors: FieldErrors } {
  if (form.type === undefined) {
    return { errors: { type: texts.type } }
  }
  const type = form.type
  const errors: FieldErrors = {}
  const fields = {
    ...checkWords(form, type, errors),
    ...checkPrices(form, type, errors),
    ...checkPlace(form, type, errors),
    ...checkTimes(form, about.now, errors),
    images: checkImages(form, type, errors),
    currency: form.currency ?? about.usualCurrency,
    affiliated: form.affiliated ?? false,
  }
  checkNewcomer(fields.content, about.trustLevel, errors)
  return Object.keys(errors).length > 0 ? { errors } : { ...fields, type }
}

function checkWords(form: PostForm, type: PostType, errors: FieldErrors) {
  const title = line(form.title)
  const content = (form.content ?? '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
  const subtitle = type === 'sales' ? line(form.subtitle) : ''
  const least = type === 'discussion' ? postLimits.discussionContent.min : postLimits.content.min
  if (!isWithin(title, postLimits.title)) {
    errors['title'] = texts.title
  }
  if (type === 'sales' && !isWithin(subtitle, postLimits.subtitle)) {
    errors['subtitle'] = texts.subtitle
  }
  if (lengthOf(content) < least) {
    errors['content'] = type === 'discussion' ? 'Write 30 characters or more' : texts.content
  }
  if (lengthOf(content) > postLimits.content.max) {
    errors['content'] = `Text must be at most ${postLimits.content.max} characters`
  }
  return { title, content, subtitle: orNull(subtitle), ...checkCoupon(form, type, errors) }
}

function checkCoupon(form: PostForm, type: PostType, errors: FieldErrors) {
  const couponCode = type === 'discussion' ? '' : (form.couponCode ?? '').trim()
  const couponSource = type === 'discussion' ? '' : (form.couponSource ?? '').trim()
  if (couponCode !== '' && !(isWithin(couponCode, postLimits.coupon) && /^[A-Za-z0-9_-]+$/.test(couponCode))) {
    errors['couponCode'] = texts.couponCode
  }
  const isSource = couponSource.startsWith('/images/') || typeof cleanUrl(couponSource) !== 'string'
  if (couponSource !== '' && !isSource) {
    errors['couponSource'] = texts.couponSource
  }
  return { couponCode: orNull(couponCode), couponSource: orNull(couponSource) }
}

function checkPrices(form: PostForm, type: PostType, errors: FieldErrors) {
  if (type !== 'product') {
    return { price: null, originalPrice: null, shippingCost: null }
  }
  const price = cents(form.price, postLimits.price)
  const originalPrice = cents(form.originalPrice, postLimits.price)
  const shippingCost = cents(form.shippingCost, postLimits.shippingCost)
  if (price === undefined || price === null) {
    errors['price'] = texts.price
  }
  if (originalPrice === undefined) {
    errors['originalPrice'] = 'Original price is 0 to 999999.99'
  } else if (originalPrice !== null && originalPrice < (price ?? 0)) {
    errors['originalPrice'] = texts.originalPrice
  }
  if (shippingCost === undefined) {
    errors['shippingCost'] = texts.shippingCost
  }
  return { price: price ?? null, originalPrice: originalPrice ?? null, shippingCost: shippingCost ?? null }
}

/** Whole cents, null where nothing is said, undefined for what is no such amount. */
function cents(amount: number | null | undefined, most: number): number | null | undefined {
  if (amount === null || amount === undefined) {
    return null
  }
  return amount >= 0 && amount <= most ? (centsOf(amount) ?? undefined) : undefined
}

function checkPlace(form: PostForm, type: PostType, errors: FieldErrors) {
  const { categorySlug, subCategorySlug } = checkCategory(form, type, errors)
  if (type === 'discussion') {
    const nowhere = { dealUrl: null, urlKey: null, host: null, availability: null, location: null }
    return { ...nowhere, categorySlug, subCategorySlug }
  }
  const availability = form.availability ?? 'online'
  const location = line(form.location)
  const isInStore = availability === 'in-store'
  if ((isInStore && location === '') || lengthOf(location) > postLimits.location) {
    errors['location'] = texts.location
  }
  return {
    ...checkUrl(form, isInStore, errors),
    availability,
    location: orNull(location),
    categorySlug,
    subCategorySlug,
  }
}

function checkUrl({ dealUrl }: PostForm, isOptional: boolean, errors: FieldErrors) {
  const text = (dealUrl ?? '').trim()
  const none = { dealUrl: null, urlKey: null, host: null }
  if (text === '') {
    if (!isOptional) {
      errors['dealUrl'] = texts.dealUrl
    }
    return none
  }
  const clean = cleanUrl(text)
  if (typeof clean === 'string') {
    errors['dealUrl'] = clean === 'shortened' ? texts.shortened : texts.dealUrl
    return none
  }
  return { dealUrl: clean.url, urlKey: clean.urlKey, host: clean.host }
}

function checkCategory(form: PostForm, type: PostType, errors: FieldErrors) {
  const category = findCategory(form.categorySlug ?? '')
  const wanted = (form.subCategorySlug ?? form.subCategory ?? '').trim()
  if (category === undefined) {
    errors['categorySlug'] = texts.categorySlug
    return { categorySlug: '', subCategorySlug: null }
  }
  const sub = wanted === '' ? undefined : findSubCategory(category.slug, wanted)
  const isMissing = wanted === '' && type === 'product' && category.subCategories.length > 0
  if (isMissing || (wanted !== '' && sub === undefined)) {
    errors['subCategorySlug'] = texts.subCategorySlug
  }
  return { categorySlug: category.slug, subCategorySlug: sub?.slug ?? null }
}

function checkTimes(form: PostForm, now: number, errors: FieldErrors) {
  const startsAt = timeOf(form.startsAt)
  const expiresAt = timeOf(form.expiresAt)
  if (startsAt !== null && !(startsAt <= now + 30 * day)) {
    errors['startsAt'] = texts.startsAt
  }
  if (expiresAt !== null && !(expiresAt > now)) {
    errors['expiresAt'] = texts.expiresAt
  } else if (expiresAt !== null && expiresAt > now + 365 * day) {
    errors['expiresAt'] = 'End must be within a year'
  } else if (expiresAt !== null && startsAt !== null && expiresAt <= startsAt) {
    errors['expiresAt'] = 'End must be after the start'
  }
  return { startsAt, expiresAt }
}

function checkImages({ images = [], availability }: PostForm, type: PostType, errors: FieldErrors) {
  const most = postLimits.images[type]
  if (images.length > most) {
    errors['images'] = `At most ${most} pictures`
  }
  if (images.length === 0 && (type === 'product' || (type === 'sales' && availability === 'in-store'))) {
    errors['images'] = 'Add at least one picture'
  }
  if (images.some(({ alt }) => lengthOf(alt ?? '') > postLimits.alt)) {
    errors['images'] = `A picture is described in at most ${postLimits.alt} characters`
  }
  return [...images]
    .sort((a, b) => a.sequence - b.sequence)
    .map(({ imageUrl, alt }, sequence) => ({ imageUrl, sequence, ...(line(alt) !== '' && { alt: line(alt) }) }))
}

const links = /https?:\/\/|\bwww\.|\]\(/gi

/** New members may not fill a post with links and pictures. */
function checkNewcomer(content: string, trustLevel: TrustLevel, errors: FieldErrors): void {
  if (trustLevel > 0 || errors['content'] !== undefined) {
    return
  }
  const found = content.replace(/\]\(\s*<?https?:\/\//gi, '](').match(links)?.length ?? 0
  if (found > 3 || hasPicture(content)) {
    errors['content'] = 'New members may use up to 3 links and no pictures in the text'
  }
}

const hasPicture = (content: string): boolean =>
  /<img\b/i.test(content) || (content.includes('![') && content.lastIndexOf(']') > content.indexOf('!['))
