import { storeStatuses, type StaffStore } from '@deals/events'
import type { SentTo } from '../../../lib/call.ts'

type Status = StaffStore['status']

/** What the form of a store holds, as it is written into it. */
export interface StoreValues {
  readonly name: string
  readonly slug: string
  readonly url: string
  readonly hosts: readonly string[]
  readonly description: string
  readonly iconUrl: string | null
  readonly status: Status
  /** Why it is blocked, while somebody blocks it. */
  readonly reason: string
  readonly affiliateDisclosed: boolean
  /** A day (UTC), or nothing. */
  readonly pausedUntil: string
}
export const emptyStore: StoreValues = {
  name: '',
  slug: '',
  url: '',
  hosts: [],
  description: '',
  iconUrl: null,
  status: 'active',
  reason: '',
  affiliateDisclosed: false,
  pausedUntil: '',
}

export const statusOfText = (text: string): Status => storeStatuses.find((status) => status === text) ?? 'active'

export function valuesOf({ url, description, pausedUntil, hosts, ...store }: StaffStore): StoreValues {
  const { name, slug, iconUrl, status, affiliateDisclosed } = store
  return {
    name,
    slug,
    iconUrl,
    status,
    reason: '',
    affiliateDisclosed,
    hosts,
    url: url ?? '',
    description: description ?? '',
    pausedUntil: pausedUntil?.slice(0, 10) ?? '',
  }
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())

export function registrationOf(values: StoreValues): SentTo<'POST /api/staff/stores'> {
  const { pausedUntil: _later, hosts, url, description, reason, ...said } = values
  return {
    ...said,
    ...(said.status === 'blocked' && { reason }),
    hosts: [...hosts],
    url: orNull(url),
    description: orNull(description),
  }
}

/** What differs from before; the rest may have been changed by somebody else meanwhile. */
export function changesOf(before: StoreValues, values: StoreValues): SentTo<'PATCH /api/staff/stores/:slug'> {
  const { name, url, hosts, description, iconUrl, status, affiliateDisclosed, pausedUntil } = values
  const until = pausedUntil === '' ? null : `${pausedUntil}T00:00:00.000Z`
  return {
    ...(name !== before.name && { name }),
    ...(url !== before.url && { url: orNull(url) }),
    ...(hosts.join(' ') !== before.hosts.join(' ') && { hosts: [...hosts] }),
    ...(description !== before.description && { description: orNull(description) }),
    ...(iconUrl !== before.iconUrl && { iconUrl }),
    ...(status !== before.status && { status, ...(status === 'blocked' && { reason: values.reason }) }),
    ...(affiliateDisclosed !== before.affiliateDisclosed && { affiliateDisclosed }),
    ...(pausedUntil !== before.pausedUntil && { pausedUntil: until }),
  }
}

/** The slug that a name suggests. */
export const slugFrom = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')
