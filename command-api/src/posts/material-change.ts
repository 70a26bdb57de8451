import { hostIn, materialPriceStep, paidFor, type PostFields } from '@deals/events'

/** Whether readers would decide otherwise after this change: such an edit is never silent. */
export function isMaterial(before: PostFields, changes: Partial<PostFields>): boolean {
  const after = { ...before, ...changes }
  const isPriceChanged = changesPrice(paidFor(before), paidFor(after)) || before.currency !== after.currency
  const isHostChanged = hostIn(before.dealUrl) !== hostIn(after.dealUrl)
  const isShortened = after.expiresAt !== null && (before.expiresAt === null || after.expiresAt < before.expiresAt)
  return isPriceChanged || isHostChanged || isShortened || before.availability !== after.availability
}

function changesPrice(before: number | null, after: number | null): boolean {
  if (before === null || after === null || before === 0) {
    return before !== after
  }
  return Math.abs(after - before) >= before * materialPriceStep
}
