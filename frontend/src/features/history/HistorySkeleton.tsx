import { Skeleton } from '../../ui/Skeleton.tsx'

/** The place of the first steps. */
export const HistorySkeleton = () => (
  <div role="status" aria-label="Loading the history" css={{ display: 'grid', gap: 'var(--s3)' }}>
    <Skeleton height="2.5rem" />
    <Skeleton height="2.5rem" />
  </div>
)
