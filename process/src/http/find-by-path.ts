interface HasPath {
  readonly path: string
}
export interface FoundByPath<T> {
  readonly found: T
  /** What is given in the path, by its name. */
  readonly params: Readonly<Record<string, string>>
}
interface Pattern<T> {
  readonly parts: readonly string[]
  readonly found: T
}

/** Nothing in it has to be decoded, and it is written as the calls are. */
const isPlain = (path: string): boolean => /^(?:\/[\w.~-]+)+$/.test(path)

/**
 * Finds what answers a plain path, such as /api/posts/7 for /api/posts/:id: to look through all of them one after the
 * other costs more than many an answer. The first that fits is the one, but a path without parameters goes before.
 */
export function findByPath<T extends HasPath>(all: readonly T[]): (path: string) => FoundByPath<T> | undefined {
  const whole = new Map(all.map((one) => [one.path, { found: one, params: {} }]))
  const patterns = all
    .filter(({ path }) => path.includes(':'))
    .map((found) => ({ found, parts: found.path.split('/') }))
  return (path) => {
    const known = whole.get(path)
    if (known !== undefined || !isPlain(path)) {
      return known
    }
    const given = path.split('/')
    const fitting = patterns.find(({ parts }) => fits(parts, given))
    return fitting && { found: fitting.found, params: paramsOf(fitting, given) }
  }
}

const fits = (parts: readonly string[], given: readonly string[]): boolean =>
  parts.length === given.length && parts.every((part, at) => part.startsWith(':') || part === given[at])

const paramsOf = ({ parts }: Pattern<unknown>, given: readonly string[]): Record<string, string> =>
  Object.fromEntries(parts.flatMap((part, at) => (part.startsWith(':') ? [[part.slice(1), given[at] ?? '']] : [])))
