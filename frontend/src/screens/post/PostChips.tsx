import { BadgeCheck, Pencil } from 'lucide-react'
import { useState } from 'react'
import { findCategory } from '@deals/events'
import type { PostDetails } from '@deals/events'
import { routes } from '../../app/routes.ts'
import { HistoryDialog } from '../../features/history/HistoryDialog.tsx'
import { Chip, ChipButton, ChipLink } from '../../ui/Chip.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { PostInfo } from './PostInfo.tsx'
import { PostMenu } from './PostMenu.tsx'
import { Row } from './post-styles.ts'

interface PostChipsProps {
  readonly post: PostDetails
  readonly isPreview: boolean
}

/** Where a post belongs, what state it is in, and what can be done with it. */
export function PostChips({ post, isPreview }: PostChipsProps) {
  const category = findCategory(post.categorySlug)
  return (
    <Row css={{ alignItems: 'flex-start' }}>
      <Row css={{ flex: 1 }}>
        {category !== undefined && <ChipLink to={routes.category.to(category.slug)}>{category.name}</ChipLink>}
        {category !== undefined && post.subCategory !== null && (
          <ChipLink to={routes.category.to(category.slug, post.subCategory)}>{post.subCategory}</ChipLink>
        )}
        {post.status !== 'active' && <StatusTag status={post.status} size="lg" />}
        {post.affiliated && (
          <Chip icon={<BadgeCheck aria-hidden="true" />}>{post.verifiedRep ? 'Verified rep' : 'Store'}</Chip>
        )}
        {post.edited && <EditedChip post={post} />}
      </Row>
      {!isPreview && (
        <Row css={{ gap: 0, flexWrap: 'nowrap', marginTop: '-0.25rem' }}>
          <PostInfo post={post} />
          <PostMenu post={post} />
        </Row>
      )}
    </Row>
  )
}

function EditedChip({ post }: { readonly post: PostDetails }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <ChipButton
        onClick={() => {
          setIsOpen(true)
        }}
      >
        <Pencil aria-hidden="true" />
        Edited
      </ChipButton>
      <HistoryDialog postId={post.id} currency={post.currency} open={isOpen} onOpenChange={setIsOpen} />
    </>
  )
}
