import { downReasonWords, type PostDetails } from '@deals/events'
import { Anchor } from '../../ui/Anchor.tsx'

/** Why members voted a deal down; whoever can mend its price reads where they saw it cheaper. */
export function DownReasons({ post }: { readonly post: Pick<PostDetails, 'downReasons' | 'cheaperAt'> }) {
  const reasons = post.downReasons.map(({ reason, count }) => `${downReasonWords[reason]} (${count})`)
  return (
    <div className="muted" css={{ marginTop: 'var(--s4)', fontSize: 'var(--text-sm)' }}>
      <p>Why members voted it down: {reasons.join(', ')}</p>
      {post.cheaperAt.length > 0 && (
        <ul>
          {post.cheaperAt.map((link) => (
            <li key={link} css={{ overflowWrap: 'anywhere' }}>
              <Anchor to={link} newTab rel="nofollow ugc noopener noreferrer">
                {link}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
