import styled from '@emotion/styled'
import type { Layout } from '@deals/events'
import { Card } from '../../ui/Card.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { cardStyles } from './card-styles.ts'
import { DealList } from './DealList.tsx'

const Root = styled(Card)(cardStyles)

interface DealFeedSkeletonProps {
  readonly layout: Layout
  readonly count?: number
}

/** Cards to come, in their true sizes. */
export function DealFeedSkeleton({ layout, count = 12 }: DealFeedSkeletonProps) {
  return (
    <div role="status">
      <VisuallyHidden>Loading deals</VisuallyHidden>
      <DealList data-layout={layout}>
        {Array.from({ length: count }, (_, index) => (
          <SkeletonCard key={index} />
        ))}
      </DealList>
    </div>
  )
}

function SkeletonCard() {
  return (
    <Root as="div" data-type="product">
      <div className="photo">
        <Skeleton height="100%" radius="none" />
      </div>
      <div className="body">
        <Skeleton width="45%" height="1.125rem" />
        <Skeleton height="1.2rem" />
        <Skeleton width="70%" height="1.2rem" />
        <div className="price">
          <Skeleton width="5.5rem" height="1.5rem" />
        </div>
      </div>
      <div className="foot">
        <Skeleton width="3rem" height="2rem" />
      </div>
    </Root>
  )
}
