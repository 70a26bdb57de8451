type Parts = Readonly<Record<string, unknown>>

const hasParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null

/** Whether two values, as JSON has them, say the same. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) {
    return true
  }
  if (!hasParts(one) || !hasParts(other) || Array.isArray(one) !== Array.isArray(other)) {
    return false
  }
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSameJson(one[name], other[name]))
  )
}
