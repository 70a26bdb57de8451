import type { PostFacets } from '@deals/events'
import { facetsApi } from '../../features/posts/facets.endpoints.ts'
import type { PostFilters } from '../../features/posts/post-list-request.ts'
import { useStoreNames } from './use-store-names.ts'
import { useTurnedTo, type Turning } from './use-turned-to.ts'

interface Facets {
  readonly facets: PostFacets | undefined
  /** How the stores are called that are chosen. */
  readonly nameOf: (slug: string) => string
  /** For what holds the controls. */
  readonly turning: Turning
}

const none: readonly string[] = []

/** What further choices would leave of a list, from when a reader turns to them. */
export function useFacets(filters: PostFilters): Facets {
  const { isTurnedTo, turning } = useTurnedTo()
  const { data } = facetsApi.useCountFacetsQuery(filters, { skip: !isTurnedTo })
  const nameOf = useStoreNames(filters.stores ?? none)
  return { facets: data, nameOf, turning }
}
