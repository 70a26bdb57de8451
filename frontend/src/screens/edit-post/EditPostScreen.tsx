import { useParams } from 'react-router-dom'
import { isTombstone, postsApi } from '../../features/posts/posts.endpoints.ts'
import { sentenceOf, statusOf } from '../../lib/api-problem.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { NotFoundScreen } from '../not-found/NotFoundScreen.tsx'
import { postIdFrom } from '../post/post-id.ts'
import { PostSkeleton } from '../post/PostSkeleton.tsx'
import { UnauthorisedScreen } from '../unauthorised/UnauthorisedScreen.tsx'
import { mayWrite } from './may-write.ts'
import { EditForm } from './EditForm.tsx'

/** Where a post is changed, by those who may. */
export function EditPostScreen() {
  const id = postIdFrom(useParams()['id'])
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
