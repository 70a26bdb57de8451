import { votesHiddenUntil, type PostCard } from '@deals/events'
import type { PostDoc } from '@deals/projector/read-models'
import type { LookingNow } from '../platform/ports.ts'
import { settingsNow } from '../staff/site-settings.lookup.ts'
import { storesOf } from '../stores/store-marks.hydrator.ts'
import { findMembers, type Members } from '../users/members.hydrator.ts'
import { shownVotes, viewerVotes } from '../votes/viewer-votes.hydrator.ts'
import { viewerBookmarks } from './viewer-bookmarks.hydrator.ts'
import { cardOnce } from './kept-cards.ts'
import { votesIn } from './post.view.ts'

export type CardOf = (post: PostDoc, marks?: { isRecommended: boolean }) => PostCard

/** Cards as visitors get them, by post id. They are frozen: many hold them, and know by it that they stay as they are. */
export type SharedCards = ReadonlyMap<number, PostCard>

/** Makes the part of cards that is the same for everybody: people, where they are not known, and stores are loaded in one read each. */
export async function sharedCards(
  asking: Pick<LookingNow, 'readModels' | 'now'>,
  posts: readonly PostDoc[],
  posters?: Members,
): Promise<SharedCards> {
  const { readModels, now } = asking
  const [settings, members, stores] = await Promise.all([
    settingsNow(readModels),
    posters ??
      findMembers(
        asking,
        posts.map(({ authorId }) => authorId),
      ),
    storesOf(
      asking,
      posts.map(({ storeSlug }) => storeSlug),
    ),
  ])
  return new Map(
    posts.map((post) => {
      const parts = {
        username: members.nameOf(post.authorId),
        store: stores.get(post.storeSlug ?? ''),
        hiddenUntil: votesHiddenUntil(settings, { publishedAt: post.publishedAt, now }),
      }
      return [post.postId, cardOnce(readModels, post, parts)] as const
    }),
  )
}

/** Cards of a page of posts with the viewer's own votes and bookmarks laid over what all share; made where it is not known. */
export async function postCards(
  asking: LookingNow,
  posts: readonly PostDoc[],
  known: SharedCards = new Map(),
): Promise<CardOf> {
  const unknown = posts.filter(({ postId }) => !known.has(postId))
  const [made, voteOn, saved] = await Promise.all([
    unknown.length === 0 ? known : sharedCards(asking, unknown),
    viewerVotes(asking, posts),
    viewerBookmarks(
      asking,
      posts.map(({ postId }) => postId),
    ),
  ])
  return (post, { isRecommended } = { isRecommended: false }) => {
    const card = known.get(post.postId) ?? made.get(post.postId)
    if (card === undefined) {
      throw new TypeError(`post ${post.postId} was not among those whose cards were asked for`)
    }
    const [vote, isBookmarked] = [voteOn(post), saved.has(post.postId)]
    const votes = vote && votesIn(shownVotes(post, vote))
    const isMarked = votes !== undefined || isBookmarked || isRecommended
    return isMarked ? { ...card, ...votes, isBookmarked, isRecommended } : card
  }
}
