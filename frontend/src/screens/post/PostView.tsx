import { useEffect } from 'react'
import { findCategory, type PostDetails } from '@deals/events'
import { CommentsSection } from '../../features/comments/CommentsSection.tsx'
import { takesComments } from '../../features/comments/takes-comments.ts'
import { HistoryBox } from '../../features/history/HistoryBox.tsx'
import { postActionsApi } from '../../features/post-actions/post-actions.endpoints.ts'
import { commentDialog } from '../shared/comment-dialog.tsx'
import { useNow } from '../../lib/clock.slice.ts'
import { drawnAhead } from '../../lib/lazy-part.ts'
import { routes } from '../../lib/routes.ts'
import { useShownPost } from '../../lib/shown-posts.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Gallery } from '../../ui/Gallery.tsx'
import { useCommentMuting } from '../shared/use-comment-muting.tsx'
import { picturesOf } from '../shared/post-pictures.ts'
import { PostSuggestions } from './PostSuggestions.tsx'
import { PostTabs } from './PostTabs.tsx'
import { Below, Beside, PostPage, Top } from './post-styles.ts'
import { PurchaseColumn } from './PurchaseColumn.tsx'

// The last thing on the page: the server has drawn it, and its code follows.
const MoreDeals = drawnAhead(async () => ({ default: (await import('./MoreDeals.tsx')).MoreDeals }))

/** A post with everything around it. */
export function PostView({ post }: { readonly post: PostDetails }) {
  useShownPost(post.id)
  const pictures = picturesOf(post)
  const isOpen = takesComments(post, useNow())
  const muting = useCommentMuting()
  useCommentsFromAddress()
  useCountedView(post)
  return (
    <PostPage className="wrap">
      <Breadcrumbs crumbs={crumbsOf(post)} />
      <Top data-pictures={pictures.length > 0} data-expired={post.status === 'expired'}>
        {pictures.length > 0 && <Gallery images={pictures} label={`Pictures of ${post.title}`} />}
        <PurchaseColumn post={post} />
      </Top>
      <Below>
        <div css={{ minWidth: 0 }}>
          <PostSuggestions post={post} />
          <PostTabs post={post} />
          <CommentsSection
            postId={post.id}
            count={post.commentCount}
            isOpen={isOpen}
            lockedFor={post.commentsLockedFor}
            muting={muting}
            renderDialog={commentDialog}
          />
        </div>
        <Beside>
          <HistoryBox postId={post.id} currency={post.currency} />
        </Beside>
      </Below>
      <MoreDeals id={post.id} categorySlug={post.categorySlug} />
    </PostPage>
  )
}

function crumbsOf({ categorySlug, subCategory }: PostDetails) {
  const category = findCategory(categorySlug)
  if (category === undefined) {
    return [{ label: 'Home', to: routes.home.to() }]
  }
  return [
    { label: 'Home', to: routes.home.to() },
    { label: category.name, to: routes.category.to(category.slug) },
    ...(subCategory === null ? [] : [{ label: subCategory, to: routes.category.to(category.slug, subCategory) }]),
  ]
}

/** The comments are not there yet when the browser looks for them, so a link to them is followed once they are. */
function useCommentsFromAddress() {
  useEffect(() => {
    if (window.location.hash === '#comments-section') {
      document.getElementById('comments-section')?.scrollIntoView()
    }
  }, [])
}

/** A view that could not be counted is nothing to its reader; a post that only some may see has no readers yet. */
function useCountedView({ id, status }: PostDetails) {
  const [viewPost] = postActionsApi.useViewPostMutation()
  const isPublic = status === 'active' || status === 'expired'
  useEffect(() => {
    if (isPublic) {
      void viewPost(id)
    }
  }, [viewPost, id, isPublic])
}
