import { isApiProblem, isRecord } from '../../../lib/api-problem.ts'

/** The store that has the name already which another one was to be given. */
export function storeInRefusal(error: unknown): { readonly slug: string; readonly name: string } | undefined {
  const details = isApiProblem(error) ? error.details : undefined
  const store = isRecord(details) ? details['store'] : undefined
  const { slug, name } = isRecord(store) ? store : {}
  return typeof slug === 'string' && typeof name === 'string' ? { slug, name } : undefined
}
