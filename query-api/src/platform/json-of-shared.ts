/** What was written of parts that many answers hold; it goes when they do. */
const written = new WeakMap<object, string>()

/**
 * An answer as JSON. What stands frozen in its lists is the same for all who get it and stays as it is, so that it is
 * written once; what is one viewer's is written each time.
 */
export function jsonOfShared(answer: unknown): string {
  return isPlain(answer) ? jsonOfRecord(answer) : JSON.stringify(answer)
}

/** Anything else may say itself how it is written. */
const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  !('toJSON' in value)

function jsonOfRecord(answer: Readonly<Record<string, unknown>>): string {
  const fields = Object.entries(answer).flatMap(([name, value]) => {
    const text = jsonOfValue(value)
    return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`]
  })
  return `{${fields.join(',')}}`
}

/** JSON has no word for what is missing; in a list null stands in its place. */
const jsonOfValue = (value: unknown): string | undefined =>
  Array.isArray(value) ? `[${Array.from(value, (item) => jsonOfItem(item) ?? 'null').join(',')}]` : textOf(value)

function jsonOfItem(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null || !Object.isFrozen(item)) {
    return textOf(item)
  }
  const text = written.get(item) ?? textOf(item)
  if (text !== undefined) {
    written.set(item, text)
  }
  return text
}

const textOf = (value: unknown): string | undefined => JSON.stringify(value)
