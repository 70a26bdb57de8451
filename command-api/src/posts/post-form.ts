import { toMajorUnits, type PostFields, type PostForm, type PostType } from '@deals/events'

const isoOf = (time: number | null) => (time === null ? null : new Date(time).toISOString())
const majorOf = (minor: number | null) => (minor === null ? null : toMajorUnits(minor))

/** A post's fields as its form would hold them. */
export function formOf(type: PostType, fields: PostFields) {
  const {
    price,
    originalPrice,
    shippingCost,
    startsAt,
    expiresAt,
    urlKey: _key,
    priceStanding: _standing,
    ...same
  } = fields
  return {
    ...same,
    type,
    images: [...fields.images],
    price: majorOf(price),
    originalPrice: majorOf(originalPrice),
    shippingCost: majorOf(shippingCost),
    startsAt: isoOf(startsAt),
    expiresAt: isoOf(expiresAt),
  } satisfies PostForm
}
