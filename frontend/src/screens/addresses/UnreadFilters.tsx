import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { lazyPart } from '../../lib/lazy-part.ts'
import type { PageWithFilters } from './page-reads.ts'

// Few addresses ask for anything, and fewer for what nobody understands.
const UnreadLine = lazyPart(async () => ({ default: (await import('./UnreadLine.tsx')).UnreadLine }))

/** Says what of an address its page does not understand. */
export function UnreadFilters({ page }: { readonly page: PageWithFilters }) {
  const [params] = useSearchParams()
  return params.size === 0 ? null : (
    <Suspense>
      <UnreadLine page={page} />
    </Suspense>
  )
}
