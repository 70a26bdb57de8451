/** What stands frozen in an answer is the same for all who get it and stays as it is; what is one viewer's is not frozen. */
export const isShared = (part: unknown): part is object =>
  typeof part === 'object' && part !== null && Object.isFrozen(part)

/** Writes each part once, and keeps what was written for as long as there is the part. */
export function writtenOnce<Written>(write: (part: object) => Written): (part: object) => Written {
  const written = new WeakMap<object, Written>()
  return (part) => {
    const text = written.get(part) ?? write(part)
    written.set(part, text)
    return text
  }
}
