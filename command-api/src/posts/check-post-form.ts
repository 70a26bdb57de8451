import {
  countLinks,
  findCategory,
  findSubCategory,
  linksFreely,
  momentIn,
  postFormErrors,
  postFormTexts,
  toMinorUnits,
  type Currency,
  type PostFields,
  type PostForm,
  type PostType,
  type StatedPost,
  type TrustLevel,
} from '@deals/events'
import { plainLine, plainProse } from '../platform/plain-words.ts'
import { cleanUrl } from '../platform/url-key.ts'

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

const trimmed = (text: string | null | undefined) => (text ?? '').trim()
const line = (text: string | null | undefined) => plainLine(text ?? '')
const orNull = (text: string) => (text === '' ? null : text)
const timeOf = (text: string | null | undefined) =>
  trimmed(text) === '' ? null : (momentIn(trimmed(text)) ?? Number.NaN)
const centsOf = (amount: number | null) => (amount === null ? null : toMinorUnits(amount))

/** Every rule of the form that needs nothing but the form. Answers what is wrong by field, or the clean fields. */
export function checkPostForm(form: PostForm, about: FormCircumstances): CheckedForm | { errors: FieldErrors } {
  if (form.type === undefined) {
    return { errors: { type: postFormTexts.type } }
  }
  const stated = statedBy(form, form.type)
  const errors = postFormErrors(stated, about.now)
  if (errors['content'] === undefined && !linksFreely(about) && isOverlinked(stated.content)) {
    errors['content'] = 'New members may use up to 3 links and no pictures in the text'
  }
  return Object.keys(errors).length > 0 ? { errors } : { ...fieldsOf(stated, form), ...choicesOf(form, about) }
}

/** What a form states; what its type does not have is as good as not said. */
function statedBy(form: PostForm, type: PostType) {
  const offer = type === 'discussion' ? {} : form
  const product = type === 'product' ? form : {}
  return {
    type,
    dealUrl: trimmed(offer.dealUrl),
    title: line(form.title),
    subtitle: type === 'sales' ? line(form.subtitle) : '',
    price: product.price ?? null,
    originalPrice: product.originalPrice ?? null,
    shippingCost: product.shippingCost ?? null,
    storeName: null,
    categorySlug: form.categorySlug ?? '',
    subCategorySlug: trimmed(form.subCategorySlug ?? form.subCategory),
    content: plainProse(form.content ?? ''),
    images: form.images ?? [],
    availability: offer.availability ?? 'online',
    location: line(offer.location),
    couponCode: trimmed(offer.couponCode),
    couponSource: trimmed(offer.couponSource),
    startsAt: timeOf(form.startsAt),
    expiresAt: timeOf(form.expiresAt),
  } satisfies StatedPost
}

function fieldsOf(stated: StatedPost, { images = [] }: PostForm) {
  const { type, title, content, categorySlug, subCategorySlug, startsAt, expiresAt } = stated
  const clean = stated.dealUrl === '' ? null : cleanUrl(stated.dealUrl)
  const { url, urlKey, host } = clean === null || typeof clean === 'string' ? nowhere : clean
  return {
    type,
    title,
    content,
    categorySlug,
    startsAt,
    expiresAt,
    dealUrl: url,
    urlKey,
    host,
    subtitle: orNull(stated.subtitle),
    price: centsOf(stated.price),
    originalPrice: centsOf(stated.originalPrice),
    shippingCost: centsOf(stated.shippingCost),
    availability: type === 'discussion' ? null : stated.availability,
    location: orNull(stated.location),
    subCategorySlug: findSubCategory(findCategory(categorySlug)?.slug ?? '', subCategorySlug)?.slug ?? null,
    couponCode: orNull(stated.couponCode),
    couponSource: orNull(stated.couponSource),
    images: images
      .toSorted((a, b) => a.sequence - b.sequence)
      .map(({ imageUrl, alt }, sequence) => ({ imageUrl, sequence, ...(line(alt) !== '' && { alt: line(alt) }) })),
  }
}

const nowhere = { url: null, urlKey: null, host: null }

const choicesOf = ({ currency, affiliated }: PostForm, { usualCurrency }: FormCircumstances) => ({
  currency: currency ?? usualCurrency,
  affiliated: affiliated ?? false,
})

/** New members may not fill a post with links and pictures. */
const isOverlinked = (content: string): boolean => countLinks(content) > 3 || hasPicture(content)

const hasPicture = (content: string): boolean =>
  /<img\b/i.test(content) || (content.includes('![') && content.lastIndexOf(']') > content.indexOf('!['))
