import { useNow } from '../../lib/clock.slice.ts'
import { absoluteTime } from '../../lib/relative-time.ts'
import { startOf, Upcoming } from '../shared/TimeTags.tsx'
import type { Starting } from '../shared/TimeTags.tsx'
import { Row } from './post-styles.ts'

/** That a deal does not hold yet, and from when on it does. */
export function StartLine({ post }: { readonly post: Starting }) {
  const startsAt = startOf(post, useNow())
  return startsAt === null ? null : (
    <Row>
      <Upcoming post={post} />
      <span>
        Starts on <time dateTime={startsAt}>{absoluteTime(startsAt)} UTC</time>
      </span>
    </Row>
  )
}
