import type { Availability, Currency, PostDetails, PostType } from '@deals/events'
import type { ErrorsOf } from '../../lib/use-form.ts'

/** A picture that is uploaded already. */
export interface FormImage {
  readonly imageUrl: string
  readonly alt: string
}

export type Shipping = 'unknown' | 'free' | 'paid'

/** The form as it is typed: amounts and times are texts until they are sent. */
export interface PostFormValues {
  readonly type: PostType
  readonly dealUrl: string
  readonly title: string
  readonly price: string
  readonly originalPrice: string
  readonly currency: Currency
  readonly subtitle: string
  readonly content: string
  readonly categorySlug: string
  readonly subCategorySlug: string
  readonly storeSlug: string
  readonly storeName: string
  readonly images: readonly FormImage[]
  readonly couponCode: string
  readonly couponSource: string
  readonly shipping: Shipping
  readonly shippingCost: string
  readonly availability: Availability
  readonly location: string
  /** As the field of the browser writes local times: 2026-11-20T14:05. */
  readonly startsAt: string
  readonly expiresAt: string
  readonly affiliated: boolean
  readonly duplicateOverride: string
}

export type FieldName = keyof PostFormValues
/** What is wrong with which field. */
export type FieldErrors = ErrorsOf<PostFormValues>

/** The id under which the error summary finds a field. */
export const fieldId = (name: FieldName) => `post-${name}`

/** A form that nobody has typed into yet. */
export function emptyForm(currency: Currency): PostFormValues {
  return {
    type: 'product',
    dealUrl: '',
    title: '',
    price: '',
    originalPrice: '',
    currency,
    subtitle: '',
    content: '',
    categorySlug: '',
    subCategorySlug: '',
    storeSlug: '',
    storeName: '',
    images: [],
    couponCode: '',
    couponSource: '',
    shipping: 'unknown',
    shippingCost: '',
    availability: 'online',
    location: '',
    startsAt: '',
    expiresAt: '',
    affiliated: false,
    duplicateOverride: '',
  }
}

const amountText = (amount: number | null) => (amount === null ? '' : String(amount))

const two = (value: number) => String(value).padStart(2, '0')

/** A time as the field of the browser writes it, in the zone of the reader. */
export function localTimeText(time: string | null): string {
  if (time === null) {
    return ''
  }
  const date = new Date(time)
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

function shippingOf(cost: number | null): Pick<PostFormValues, 'shipping' | 'shippingCost'> {
  if (cost === null) {
    return { shipping: 'unknown', shippingCost: '' }
  }
  return cost === 0 ? { shipping: 'free', shippingCost: '' } : { shipping: 'paid', shippingCost: String(cost) }
}

/** A post as its form would hold it. */
export function formOfPost(post: PostDetails): PostFormValues {
  const isProduct = post.type === 'product'
  return {
    type: post.type,
    dealUrl: post.dealUrl ?? '',
    title: post.title,
    price: isProduct ? amountText(post.price) : '',
    originalPrice: isProduct ? amountText(post.originalPrice) : '',
    currency: post.currency,
    subtitle: post.subtitle ?? '',
    content: post.content,
    categorySlug: post.categorySlug,
    subCategorySlug: post.subCategorySlug ?? '',
    storeSlug: post.storeSlug ?? '',
    storeName: post.storeName ?? '',
    images: post.images
      .toSorted((left, right) => left.sequence - right.sequence)
      .map(({ imageUrl, alt }) => ({ imageUrl, alt: alt ?? '' })),
    couponCode: post.couponCode ?? '',
    couponSource: post.couponSource ?? '',
    ...shippingOf(post.shippingCost),
    availability: post.availability ?? 'online',
    location: post.location ?? '',
    startsAt: localTimeText(post.startsAt),
    expiresAt: localTimeText(post.expiresAt),
    affiliated: post.affiliated,
    duplicateOverride: '',
  }
}
