import type { AskedQueries } from './asked-questions.ts'

interface Ports {
  readonly queries: Pick<AskedQueries, 'storeByHost'>
  readonly imported?: boolean | undefined
}

/** What is wrong with an address whose host belongs to a blocked store, whatever store is named beside it. */
export async function blockedHost(
  { queries, imported }: Ports,
  host: string | null,
): Promise<{ readonly problem: string; readonly field: 'dealUrl' } | null> {
  // Facts of the past are not measured against what is blocked today.
  const store = host === null || imported === true ? null : await queries.storeByHost({ host })
  return store?.isBlocked === true ? { problem: `Links to ${host ?? ''} are not allowed here`, field: 'dealUrl' } : null
}
