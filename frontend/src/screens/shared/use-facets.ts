import { useState } from 'react'
import type { PostFacets } from '@deals/events'
import { facetsApi } from '../../features/posts/facets.endpoints.ts'
import type { PostFilters } from '../../features/posts/post-list-request.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { useStoreNames } from './use-store-names.ts'

/** What a reader does before they open a control: they point at it, touch it, or come to it by the keyboard. */
interface Turning {
  readonly onPointerEnter: () => void
  readonly onFocus: () => void
}

interface Facets {
  readonly facets: PostFacets | undefined
  /** How the stores are called that are chosen. */
  readonly nameOf: (slug: string) => string
  /** For what holds the controls. */
  readonly turning: Turning
}

const none: readonly string[] = []

/**
 * What further choices would leave of a list, from when a reader turns to them. Where nobody can point, the system opens
 * a control at the first touch: there they are asked for at once, but not on phones, whose dialog has the time.
 */
export function useFacets(filters: PostFilters): Facets {
  const [isTurnedTo, setIsTurnedTo] = useState(false)
  const opensAtTouch = useMediaQuery('(hover: none) and (min-width: 768px)')
  const { data } = facetsApi.useCountFacetsQuery(filters, { skip: !isTurnedTo && !opensAtTouch })
  const turnTo = () => setIsTurnedTo(true)
  const nameOf = useStoreNames(filters.stores ?? none)
  return { facets: data, nameOf, turning: { onPointerEnter: turnTo, onFocus: turnTo } }
}
