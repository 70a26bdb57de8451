import { BadgeCheck, Pencil } from 'lucide-react'
import { useState } from 'react'
import { findCategory, type PostDetails } from '@deals/events'
import { HistoryDialog } from '../../features/history/HistoryDialog.tsx'
import { useKeptPart } from '../../lib/kept-part.ts'
import { routes } from '../../lib/routes.ts'
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
  return (
    <Row css={{ alignItems: 'flex-start' }}>
      <ChipsLine {...post} />
      {!isPreview && (
        <Row css={{ gap: 0, flexWrap: 'nowrap', marginTop: '-0.25rem' }}>
          <PostInfo post={post} />
          <PostMenu post={post} />
        </Row>
      )}
    </Row>
  )
}

type ChipsProps = Pick<
  PostDetails,
  'id' | 'categorySlug' | 'subCategory' | 'status' | 'affiliated' | 'verifiedRep' | 'edited' | 'currency'
>

function ChipsLine({ id, categorySlug, subCategory, status, affiliated, verifiedRep, edited, currency }: ChipsProps) {
  const shown = { id, categorySlug, subCategory, status, affiliated, verifiedRep, edited, currency }
  return <Row css={{ flex: 1 }} {...useKeptPart('chips of a post', Chips, shown)} />
}

function Chips(post: ChipsProps) {
  const category = findCategory(post.categorySlug)
  return (
    <>
      {category !== undefined && <ChipLink to={routes.category.to(category.slug)}>{category.name}</ChipLink>}
      {category !== undefined && post.subCategory !== null && (
        <ChipLink to={routes.category.to(category.slug, post.subCategory)}>{post.subCategory}</ChipLink>
      )}
      {post.status !== 'active' && <StatusTag status={post.status} size="lg" />}
      {post.affiliated && (
        <Chip icon={<BadgeCheck aria-hidden="true" />}>{post.verifiedRep ? 'Verified rep' : 'Store'}</Chip>
      )}
      {post.edited && <EditedChip {...post} />}
    </>
  )
}

function EditedChip({ id, currency }: Pick<PostDetails, 'id' | 'currency'>) {
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
      {isOpen && <HistoryDialog postId={id} currency={currency} onClose={() => setIsOpen(false)} />}
    </>
  )
}
