import type { PostDoc, StoreDoc } from '@deals/projector/read-models'
import { hostNames } from './host-names.ts'

/** Whether a post leaves the site when a store is blocked: it names the store, or links to one of its hosts. */
export const isHitByBlock = (
  { storeSlug, dealUrl }: Pick<PostDoc, 'storeSlug' | 'dealUrl'>,
  { slug, hosts }: Pick<StoreDoc, 'slug' | 'hosts'>,
): boolean => storeSlug === slug || leadsTo(dealUrl, hosts)

function leadsTo(dealUrl: string | undefined, hosts: readonly string[]): boolean {
  if (dealUrl === undefined || !URL.canParse(dealUrl)) {
    return false
  }
  return hostNames(new URL(dealUrl).hostname).some((name) => hosts.includes(name))
}
