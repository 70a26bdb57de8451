import type { PostDetails } from '@deals/events'
import { useNow } from '../../lib/clock.slice.ts'
import { useKeptPart } from '../../lib/kept-part.ts'
import { relativeTime, utcTime } from '../../lib/relative-time.ts'
import { routes } from '../../lib/routes.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { Found } from './post-styles.ts'

/** Who found the deal, at which store, and when; or who began to talk. */
export function FoundBy({
  post: { type, foundBy, foundByAvatarUrl, store, createdAt },
}: {
  readonly post: PostDetails
}) {
  return <Found {...useKeptPart('found by', Finder, { type, foundBy, foundByAvatarUrl, store, createdAt })} />
}

type FinderProps = Pick<PostDetails, 'type' | 'foundBy' | 'foundByAvatarUrl' | 'store' | 'createdAt'>

function Finder({ type, foundBy, foundByAvatarUrl, store, createdAt }: FinderProps) {
  const now = useNow()
  return (
    <>
      <Avatar username={foundBy} imageUrl={foundByAvatarUrl} />
      <span>
        {type === 'discussion' ? 'Started by' : 'Found by'} <Anchor to={routes.user.to(foundBy)}>{foundBy}</Anchor>
        {store !== null && (
          <>
            {' '}
            at <Anchor to={routes.store.to(store.slug)}>{store.name}</Anchor>
          </>
        )}
        <br />
        <time dateTime={createdAt}>
          {relativeTime(createdAt, now)} · {utcTime(createdAt)}
        </time>
      </span>
    </>
  )
}
