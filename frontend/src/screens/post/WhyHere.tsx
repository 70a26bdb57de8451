import type { PostDetails } from '@deals/events'

/** Why a post stands where it stands in the feed, as far as the page knows it. */
export function reasonsOf(post: PostDetails): readonly string[] {
  return [
    ...(post.isRecommended ? ['It is like deals that you liked.'] : []),
    ...(post.status === 'active'
      ? [`${post.votes} net votes and its age decide its place among the best.`]
      : ['It is not active, so lists leave it out unless they are asked for it.']),
    ...(post.affiliated ? ["The poster belongs to the store; the poster's own vote does not count."] : []),
  ]
}

/** The answer to "Why is this here?". */
export function WhyHere({ post }: { readonly post: PostDetails }) {
  return (
    <div css={{ fontSize: 'var(--text-sm)' }}>
      <h3 css={{ fontSize: 'var(--text-sm)', letterSpacing: 0 }}>Why is this here?</h3>
      {reasonsOf(post).map((reason) => (
        <p key={reason} className="muted">
          {reason}
        </p>
      ))}
    </div>
  )
}
