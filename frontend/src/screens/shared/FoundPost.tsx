import { isTombstone, postsApi } from '../../features/posts/posts.endpoints.ts'
import { sentenceOf } from '../../lib/api-problem.ts'
import { routes } from '../../lib/routes.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { postIdIn } from './post-id.ts'

const settledMs = 300

/** Which post a number or an address names, so that nobody takes another one by a slip. */
export function FoundPost({ text }: { readonly text: string }) {
  const settled = useDebounced(text, settledMs)
  const postId = postIdIn(settled)
  const { currentData: post, error } = postsApi.useGetPostQuery(postId ?? 0, { skip: postId === null })
  return (
    <p role="status" css={{ minHeight: '1.5rem', fontSize: 'var(--text-sm)' }}>
      {postId === null && (
        <span className="muted">
          {settled.trim() === ''
            ? 'What the post is called stands here once it is found.'
            : 'This is neither the number of a post nor its address.'}
        </span>
      )}
      {postId !== null && error !== undefined && sentenceOf(error)}
      {post !== undefined && (
        <>
          <Anchor to={routes.post.to(post.id)} newTab>
            {post.title}
          </Anchor>
          {!isTombstone(post) && <span className="muted"> by {post.foundBy}</span>}{' '}
          {post.status !== 'active' && <StatusTag status={post.status} />}
        </>
      )}
    </p>
  )
}
