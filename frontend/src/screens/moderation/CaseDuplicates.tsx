import type { CaseView, PostCard } from '@deals/events'
import { cardPrice } from '../../features/posts/price.ts'
import { routes } from '../../lib/routes.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Button } from '../../ui/Button.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { PostPicture } from '../shared/PostPicture.tsx'
import { TimeAgo } from '../shared/TimeAgo.tsx'
import { Box, Facts } from './desk-styles.ts'
import { actsOf } from './use-case-commands.ts'

interface CaseDuplicatesProps {
  readonly open: CaseView
  readonly onMerge: (into: number) => void
}

/** Posts that may be the same deal, and in what they differ. */
export function CaseDuplicates({ open, onMerge }: CaseDuplicatesProps) {
  const { duplicates, details } = open
  const { merge } = actsOf(open)
  if (duplicates.length === 0) {
    return null
  }
  return (
    <>
      <h3>Much alike</h3>
      {duplicates.map(({ post, sameUrl }) => (
        <Box key={post.id} css={{ display: 'grid', gridTemplateColumns: '3rem minmax(0, 1fr)', gap: 'var(--s3)' }}>
          <span css={{ '& img': { width: '3rem', height: '3rem', objectFit: 'cover', borderRadius: 'var(--r-sm)' } }}>
            {post.imageUrl !== null && <PostPicture address={post.imageUrl} sizes="3rem" width={48} height={48} />}
          </span>
          <div>
            <Anchor to={routes.post.to(post.id)} newTab css={{ fontWeight: 600 }}>
              {post.title}
            </Anchor>
            <Facts>
              {post.status !== 'active' && <StatusTag status={post.status} />}
              <span>Post {post.id}</span>
              {sameUrl && <strong>same page</strong>}
              {differencesOf(details, post).map((words) => (
                <span key={words}>{words}</span>
              ))}
              <TimeAgo time={post.createdAt} />
            </Facts>
            {merge && post.status === 'active' && (
              <Button size="sm" css={{ marginTop: 'var(--s2)' }} onClick={() => onMerge(post.id)}>
                Merge into this post
              </Button>
            )}
          </div>
        </Box>
      ))}
    </>
  )
}

/** In what the other post differs from the one in question. */
function differencesOf(mine: PostCard, other: PostCard): readonly string[] {
  const price = { mine: cardPrice(mine).text, other: cardPrice(other).text }
  return [
    price.mine === price.other ? 'same price' : `${price.other ?? 'no price'} instead of ${price.mine ?? 'no price'}`,
    mine.storeSlug === other.storeSlug ? 'same store' : (other.storeName ?? 'no store'),
    mine.foundBy === other.foundBy ? 'same poster' : `by ${other.foundBy}`,
  ]
}
