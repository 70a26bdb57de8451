import type { PostDetails } from '@deals/events'
import { ScoreTab } from '../../features/deal-scores/ScoreTab.tsx'
import { Markdown } from '../../ui/Markdown.tsx'
import { Tabs } from '../../ui/Tabs.tsx'

/** What the poster wrote, and for products what the AI makes of it. */
export function PostTabs({ post }: { readonly post: PostDetails }) {
  const description = {
    value: 'description',
    label: 'Description',
    content: (
      <div css={{ maxWidth: '42rem' }}>
        <Markdown text={post.content} muted={post.status === 'expired'} />
      </div>
    ),
  }
  const score = {
    value: 'score',
    label: 'Score',
    content: <ScoreTab postId={post.id} price={post.price} currency={post.currency} />,
  }
  return <Tabs label="About this deal" tabs={post.type === 'product' ? [description, score] : [description]} />
}
