import type { PostDetails } from '@deals/events'
import type { Asking, PostAsOf } from '../platform/ports.ts'
import { postCards } from './post-cards.hydrator.ts'
import { permissionsFor, toPostDetails } from './post.view.ts'

/** A post of another time: votes and bookmarks of today's viewer have no place in it. */
export async function pastDetails(asking: Asking, { post, content, at }: PostAsOf): Promise<PostDetails> {
  const cardOf = await postCards({ ...asking, viewer: null }, [post])
  const now = at ?? asking.now
  const details = toPostDetails(cardOf(post), post, { viewer: asking.viewer, now, content })
  // Nothing can be done to the past.
  return { ...details, permissions: permissionsFor(null, post, now) }
}
