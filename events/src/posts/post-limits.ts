// Apart from the payloads, so that a form may know its limits without loading what checks them.

import { longestAddress } from '../platform/limits.ts'

/** Limits of the submit form, for the form and the rule alike. */
export const postLimits = {
  title: { min: 8, max: 150 },
  subtitle: { min: 3, max: 60 },
  content: { min: 20, max: 20_000 },
  discussionContent: { min: 30 },
  price: 999_999.99,
  shippingCost: 9_999.99,
  dealUrl: longestAddress,
  coupon: { min: 2, max: 40 },
  location: 80,
  alt: 300,
  images: { product: 8, sales: 8, discussion: 4 },
  duplicateOverride: { min: 10, max: 300 },
  editReason: { min: 5, max: 200 },
  lockReason: { min: 5, max: 300 },
  redactionReason: { min: 5, max: 200 },
} as const

/** Posts that were merged one into the other, more of them in a row than moderators ever make, lead nowhere. */
export const longestPostWay = 10
