import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { DealCard } from '../shared/DealCard.tsx'
import type { RecommendedCardProps } from '../shared/RecommendedCard.tsx'

// Most who come here are visitors, for whom nothing is chosen.
const RecommendedCard = lazyPart(async () => ({
  default: (await import('../shared/RecommendedCard.tsx')).RecommendedCard,
}))

/** A post that was chosen for the reader; an ordinary card while the code for it is on its way. */
export function ChosenCard({ post, isFirst, reason }: RecommendedCardProps) {
  return (
    <Suspense fallback={<DealCard post={post} isFirst={isFirst} />}>
      <RecommendedCard post={post} isFirst={isFirst} reason={reason} />
    </Suspense>
  )
}
