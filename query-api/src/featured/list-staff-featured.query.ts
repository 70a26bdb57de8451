import { canFeature, type StaffFeatured } from '@deals/events'
import { featuredPosts, posts, users } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import { defineQuery } from '../platform/pipeline.ts'
import { findMembers } from '../users/members.hydrator.ts'
import { openTerms, postsOfTerms } from './featured.lookup.ts'

/** GET /api/staff/featured: what is and will be featured, and who did it. */
export const listStaffFeatured = defineQuery({
  reads: [featuredPosts, posts, users],
  mayAsk: canFeature,
  find: async ({ readModels, now }) => ({ terms: await openTerms(readModels, now) }),
  hydrate: async (asking, { terms }) => {
    const people = terms.flatMap(({ actorId }) => actorId ?? [])
    const [about, members] = await Promise.all([
      postsOfTerms(asking.readModels, terms),
      findMembers(asking, [...new Set(people)]),
    ])
    return { terms, about, members }
  },
  present: ({ now }, { terms, about, members }): StaffFeatured => ({
    featured: terms.flatMap(({ postId, startsAt, endsAt, by, actorId }) => {
      const post = about.get(String(postId))
      return post === undefined
        ? []
        : [
            {
              postId,
              title: post.title,
              status: post.status,
              state: startsAt <= now ? ('current' as const) : ('coming' as const),
              startsAt: iso(startsAt),
              endsAt: iso(endsAt),
              by,
              actor: actorId === undefined ? null : members.nameOf(actorId),
            },
          ]
    }),
  }),
})
