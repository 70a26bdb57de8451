import { Skeleton } from '../../ui/Skeleton.tsx'
import { PostPage, Purchase, Top } from './post-styles.ts'

/** Holds the places of a post that is on its way. */
export function PostSkeleton() {
  return (
    <PostPage className="wrap" role="status" aria-label="Loading the post">
      <div css={{ paddingBlock: 'var(--s4)' }}>
        <Skeleton width="18rem" />
      </div>
      <Top>
        <Skeleton ratio="4 / 3" radius="lg" />
        <Purchase>
          <Skeleton width="14rem" height="2rem" radius="full" />
          <Skeleton height="4.5rem" />
          <Skeleton width="10rem" height="2.5rem" />
          <Skeleton height="3.25rem" radius="full" />
          <Skeleton width="20rem" height="2.5rem" radius="full" />
          <Skeleton height="6rem" radius="lg" />
        </Purchase>
      </Top>
    </PostPage>
  )
}
