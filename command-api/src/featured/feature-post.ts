import {
  dayMs,
  canFeature,
  longestFeaturedDays,
  mostFeaturedAtOnce,
  type DomainEvent,
  type FeatureForm,
  type Viewer,
} from '@deals/events'
import type { PostState } from '../posts/post.state.ts'
import { refuse, refuseField, type Refused } from '../platform/refusal.ts'
import type { Featured, Term } from './featured.state.ts'

interface Featuring {
  readonly caller: Pick<Viewer, 'id' | 'roles'>
  readonly now: number
}
const staffOnly = refuse('not-allowed', { message: 'Only staff feature posts.' })

/** An active post of somebody else stands first on the home page for a while. */
export function featurePost(
  { caller, now, post, form }: Featuring & { readonly post: PostState; readonly form: FeatureForm },
  featured: Featured,
): DomainEvent[] | Refused {
  if (!canFeature(caller)) {
    return staffOnly
  }
  const { postId } = form
  const term = termOf(form, now)
  return (
    hindranceOf(caller, post) ??
    wrongTimes(term, now) ??
    noRoom(term, { featured, postId, now }) ?? [{ type: 'PostFeatured', data: { postId, ...term } }]
  )
}

/** A post loses its first place, or will not get it. */
export function unfeaturePost(
  { caller, now, postId }: Featuring & { readonly postId: number },
  featured: Featured,
): DomainEvent[] | Refused {
  if (!canFeature(caller)) {
    return staffOnly
  }
  const term = featured.get(postId)
  return term === undefined || term.endsAt <= now
    ? refuse('not-featured')
    : [{ type: 'PostUnfeatured', data: { postId } }]
}

const termOf = ({ startsAt, endsAt }: FeatureForm, now: number): Term => ({
  // What would have begun before now begins now: nothing was featured meanwhile.
  startsAt: startsAt === null ? now : Math.max(now, Date.parse(startsAt)),
  endsAt: Date.parse(endsAt),
})

function hindranceOf(caller: Featuring['caller'], post: PostState): Refused | null {
  if (post.status === 'missing' || post.status === 'deleted') {
    return refuse('post-not-found')
  }
  if (post.authorId === caller.id) {
    return refuse('not-allowed', { message: 'You cannot feature your own post.' })
  }
  if (post.type === 'discussion') {
    return refuseField('postId', 'Only deals can be featured')
  }
  return post.status === 'active' ? null : refuseField('postId', 'Only active posts can be featured')
}

function wrongTimes({ startsAt, endsAt }: Term, now: number): Refused | null {
  if (endsAt <= now) {
    return refuseField('endsAt', 'Choose an end that is still to come')
  }
  if (endsAt <= startsAt) {
    return refuseField('endsAt', 'Choose an end after the start')
  }
  return endsAt - startsAt > longestFeaturedDays * dayMs
    ? refuseField('endsAt', `A post is featured for at most ${longestFeaturedDays} days`)
    : null
}

interface Room {
  readonly featured: Featured
  readonly postId: number
  readonly now: number
}

function noRoom(term: Term, { featured, postId, now }: Room): Refused | null {
  const own = featured.get(postId)
  if (own !== undefined && own.endsAt > now) {
    return refuse('conflict', { message: 'This post is featured already. Remove it first to choose other times.' })
  }
  return mostBeside(term, [...featured.values()]) >= mostFeaturedAtOnce
    ? refuse('conflict', {
        message: `${mostFeaturedAtOnce} posts are featured in that time already. Remove one, or choose another time.`,
      })
    : null
}

/** How many others stand there together, at the fullest moment of a term: always the start of one of them, or of the term. */
function mostBeside(term: Term, others: readonly Term[]): number {
  const beside = others.filter(({ startsAt, endsAt }) => startsAt < term.endsAt && endsAt > term.startsAt)
  const moments = [term.startsAt, ...beside.map(({ startsAt }) => Math.max(startsAt, term.startsAt))]
  return Math.max(...moments.map((at) => beside.filter(({ startsAt, endsAt }) => startsAt <= at && at < endsAt).length))
}
