import { useParams } from 'react-router-dom'
import type { PostDetails } from '@deals/events'
import { isTombstone, postsApi } from '../../features/posts/posts.endpoints.ts'
import { sentenceOf, statusOf } from '../../lib/api-problem.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { NotFoundScreen } from '../not-found/NotFoundScreen.tsx'
import { PostSkeleton } from '../post/PostSkeleton.tsx'
import { idFrom } from '../shared/post-id.ts'
import { UnauthorisedScreen } from '../unauthorised/UnauthorisedScreen.tsx'
import { EditForm } from './EditForm.tsx'

/** Where a post is changed, by those who may. */
export function EditPostScreen() {
  const id = idFrom(useParams()['id'])
  return id === undefined ? <NotFoundScreen title="Post not found" /> : <EditedPost id={id} />
}

function EditedPost({ id }: { readonly id: number }) {
  const { data: post, error, isError, refetch } = postsApi.useGetPostQuery(id)
  if (isError && statusOf(error) === 404) {
    return <NotFoundScreen title="Post not found" />
  }
  if (isError) {
    return <ErrorState text={sentenceOf(error)} onRetry={() => void refetch()} />
  }
  if (post === undefined) {
    return <PostSkeleton />
  }
  if (isTombstone(post) || !mayWrite(post)) {
    return <UnauthorisedScreen />
  }
  return <EditForm post={post} />
}

/** Who may not edit a post may suggest what should stand there. */
export const mayWrite = ({ permissions }: PostDetails): boolean => permissions.canEdit || permissions.canSuggestEdit
