import { waitingApi } from '../../features/staff/waiting.endpoints.ts'
import type { StaffPart } from './staff-parts.ts'

/** How often it is asked for again, in milliseconds. */
const askedEvery = 60_000

/** How much waits in the parts that somebody may open; nothing of those in which nothing does. */
export function useWaiting(parts: readonly StaffPart[]): Readonly<Partial<Record<StaffPart, number>>> {
  const asking = (part: StaffPart) => ({
    pollingInterval: askedEvery,
    skipPollingIfUnfocused: true,
    skip: !parts.includes(part),
  })
  const inbox = waitingApi.useCountNewLettersQuery(undefined, asking('inbox'))
  const stores = waitingApi.useCountStoreRequestsQuery(undefined, asking('stores'))
  const health = waitingApi.useCountParkedQuery(undefined, asking('health'))
  const known = Object.entries({ inbox, stores, health }).map(([part, { data }]) => [part, data] as const)
  return Object.fromEntries(known.filter(([, count]) => count !== undefined && count > 0))
}
