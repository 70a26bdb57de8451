import { Suspense, useEffect } from 'react'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { isTombstone, postsApi } from '../../features/posts/posts.endpoints.ts'
import { sentenceOf, statusOf } from '../../lib/api-problem.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { routes } from '../../lib/routes.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { NotFoundScreen } from '../not-found/NotFoundScreen.tsx'
import { idFrom } from '../shared/post-id.ts'
import { PostSkeleton } from './PostSkeleton.tsx'
import { PostView } from './PostView.tsx'

// Only its poster sees what remains of a post.
const PostTombstone = lazyPart(async () => ({ default: (await import('./PostTombstone.tsx')).PostTombstone }))

// Few look back.
const PastPost = lazyPart(async () => ({ default: (await import('./PastPost.tsx')).PastPost }))

/** The page of one post, or of how it stood. */
export function PostScreen() {
  const id = idFrom(useParams()['id'])
  const at = useSearchParams()[0].get('at')
  if (id === undefined) {
    return <NotFoundScreen title="Post not found" />
  }
  return at === null ? (
    <LoadedPost id={id} />
  ) : (
    <Suspense fallback={<PostSkeleton />}>
      <PastPost id={id} at={at} />
    </Suspense>
  )
}

function LoadedPost({ id }: { readonly id: number }) {
  const { data: post, error, isError, refetch } = postsApi.useGetPostQuery(id)
  if (isError && statusOf(error) === 404) {
    return <MissingPost sentence={sentenceOf(error)} />
  }
  if (isError) {
    return <ErrorState text={sentenceOf(error)} onRetry={() => void refetch()} />
  }
  if (post === undefined) {
    return <PostSkeleton />
  }
  if (!isTombstone(post) && post.mergedInto !== null) {
    return <MovedPost to={post.mergedInto} />
  }
  return isTombstone(post) ? (
    <Suspense fallback={<PostSkeleton />}>
      <PostTombstone post={post} />
    </Suspense>
  ) : (
    <PostView key={post.id} post={post} />
  )
}

/** Leads on to the post that stays, and takes the place of this one in the history of the browser. */
function MovedPost({ to }: { readonly to: number }) {
  const navigate = useNavigate()
  const { hash } = useLocation()
  useEffect(() => {
    void navigate({ pathname: routes.post.to(to), hash }, { replace: true })
  }, [navigate, to, hash])
  return <PostSkeleton />
}

/** A post that was public once is said to be under review; anything else was never there. */
export function MissingPost({ sentence }: { readonly sentence: string }) {
  const isHeld = sentence.includes('under review')
  return isHeld ? (
    <NotFoundScreen title="This post is under review" text="Moderators are looking at it. Please come back later." />
  ) : (
    <NotFoundScreen title="Post not found" />
  )
}
