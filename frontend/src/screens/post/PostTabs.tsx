import { Suspense } from 'react'
import type { PostDetails } from '@deals/events'
import { lazyPart } from '../../lib/lazy-part.ts'
import { Markdown } from '../../ui/Markdown.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'

// Its charts weigh more than the rest of the page, and few readers open them.
const ScoreTab = lazyPart(async () => ({
  default: (await import('../../features/deal-scores/ScoreTab.tsx')).ScoreTab,
}))

const PricesTab = lazyPart(async () => ({ default: (await import('./PricesTab.tsx')).PricesTab }))

// Few deals are voted down with a reason.
const DownReasons = lazyPart(async () => ({
  default: (await import('../../features/votes/DownReasons.tsx')).DownReasons,
}))

/** What the poster wrote, and for products what the AI makes of it. */
export function PostTabs({ post }: { readonly post: PostDetails }) {
  const description = {
    value: 'description',
    label: 'Description',
    content: (
      <div css={{ maxWidth: '42rem' }}>
        <Markdown text={post.content} muted={post.status === 'expired'} />
        {post.downReasons.length > 0 && (
          <Suspense fallback={null}>
            <DownReasons post={post} />
          </Suspense>
        )}
      </div>
    ),
  }
  const score = {
    value: 'score',
    label: 'Score',
    content: (
      <Suspense fallback={<Skeleton height="16rem" />}>
        <ScoreTab postId={post.id} price={post.price} shippingCost={post.shippingCost} currency={post.currency} />
      </Suspense>
    ),
  }
  const prices = {
    value: 'prices',
    label: 'Prices',
    content: (
      <Suspense fallback={<Skeleton height="16rem" />}>
        <PricesTab postId={post.id} />
      </Suspense>
    ),
  }
  const tabs = post.type === 'product' ? ([description, score, prices] as const) : ([description] as const)
  return <Tabs label="About this deal" tabs={tabs} />
}
