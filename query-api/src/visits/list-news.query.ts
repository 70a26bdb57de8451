import { canRead, type AskedOf, type NewsList, type visitReads } from '@deals/events'
import {
  bookmarks,
  comments,
  memberVisits,
  posts,
  postSteps,
  postTalks,
  postVotes,
  preferences,
  stores,
  users,
  siteSettings,
} from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import { pageOf } from '../platform/page.ts'
import { defineQuery } from '../platform/pipeline.ts'
import { notSignedIn } from '../platform/refusals.ts'
import { postCards } from '../posts/post-cards.hydrator.ts'
import { findMembers, type Members } from '../users/members.hydrator.ts'
import { findNews, type TalkedPost } from './find-news.ts'

type Request = AskedOf<typeof visitReads.listNews>

/** GET /api/visits/since: a page of one kind of news since the last visit, and how much there is of each. */
export const listNews = defineQuery({
  reads: [
    memberVisits,
    postSteps,
    postTalks,
    posts,
    postVotes,
    bookmarks,
    comments,
    preferences,
    stores,
    users,
    siteSettings,
  ],
  find: async (asking, request: Request) => {
    if (asking.viewer === null) {
      return notSignedIn
    }
    const { since, totals, posts: changes, threads, hidden } = await findNews(asking, asking.viewer.id)
    const [changed, talked] = request.kind === 'comments' ? [[], threads] : [changes[request.kind], []]
    const total = changed.length + talked.length
    return {
      since,
      totals,
      total,
      hidden: hidden[request.kind],
      changed: pageOf(changed, request),
      talked: pageOf(talked, request),
    }
  },
  hydrate: async (asking, found) => ({
    ...found,
    cardOf: await postCards(
      asking,
      found.changed.map(({ post }) => post),
    ),
    members: await findMembers(
      asking,
      found.talked.flatMap(({ unread }) => unread.at(-1)?.by ?? []),
    ),
  }),
  permit: ({ viewer }, { changed, talked, ...rest }) => ({
    ...rest,
    changed: changed.filter(({ post }) => canRead(viewer, post)),
    talked: talked.filter(({ post }) => canRead(viewer, post)),
  }),
  present: ({ now }, { since, total, totals, hidden, changed, talked, cardOf, members }): NewsList => ({
    since: iso(since.at),
    isFirst: since.isFirst,
    asOf: iso(now),
    total,
    totals,
    hidden,
    posts: changed.map(({ post, at, paid = null }) => ({
      post: cardOf(post),
      at: iso(at),
      paid,
    })),
    threads: talked.flatMap((thread) => threadView(thread, members)),
  }),
})

function threadView({ post, why, unread }: TalkedPost, members: Members): NewsList['threads'] {
  const latest = unread.at(-1)
  return latest === undefined
    ? []
    : [
        {
          postId: post.postId,
          title: post.title,
          why,
          unread: unread.length,
          latest: { by: members.nameOf(latest.by), at: iso(latest.at) },
        },
      ]
}
