import type { PostDetails } from '@deals/events'
import { routes } from '../../app/routes.ts'
import { useNow } from '../../lib/clock.slice.ts'
import { useKeptPart } from '../../lib/kept-part.ts'
import { absoluteTime, relativeTime } from '../../lib/relative-time.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { Found } from './post-styles.ts'

/** Who found the deal, at which store, and when. */
export function FoundBy({ post: { foundBy, store, createdAt } }: { readonly post: PostDetails }) {
  return <Found {...useKeptPart('found by', Finder, { foundBy, store, createdAt })} />
}

function Finder({ foundBy, store, createdAt }: Pick<PostDetails, 'foundBy' | 'store' | 'createdAt'>) {
  const now = useNow()
  return (
    <>
      <Avatar username={foundBy} />
      <span>
        Found by <Anchor to={routes.user.to(foundBy)}>{foundBy}</Anchor>
        {store !== null && (
          <>
            {' '}
            at <Anchor to={routes.store.to(store.slug)}>{store.name}</Anchor>
          </>
        )}
        <br />
        <time dateTime={createdAt}>
          {relativeTime(createdAt, now)} · {absoluteTime(createdAt)}
        </time>
      </span>
    </>
  )
}
