import { z } from 'zod'
import { oneIfKnown } from '../platform/call-fields.ts'
import { call } from '../platform/http-call.ts'
import { postList } from '../posts/posts.api.ts'
import { currencies } from '../platform/currencies.ts'
import { featuredReply, featureForm, staffFeatured } from './featured.api.ts'

/** What query-api answers about featured posts. */
export const featuredReads = {
  listFeatured: call('GET /api/posts/featured', {
    about: 'The posts that stand first on the home page now.',
    who: 'anybody',
    /** A wrong currency is ignored. */
    query: z.object({ currency: oneIfKnown(currencies) }),
    answers: postList,
  }),
  listStaffFeatured: call('GET /api/staff/featured', {
    about: 'Posts that are or will be featured, and who did it.',
    who: 'staff',
    answers: staffFeatured,
  }),
}

/** What command-api answers about them. */
export const featuredCalls = {
  featurePost: call('POST /api/staff/featured', {
    about: 'Puts an active deal first on the home page for a while; at most three at any one time.',
    who: 'staff',
    body: featureForm,
    answers: featuredReply,
    refuses: ['post-not-found', 'conflict'],
  }),
  unfeaturePost: call('DELETE /api/staff/featured/:postId', {
    about: 'Takes a post from its first place, or the plan to put it there.',
    who: 'staff',
    answers: featuredReply,
    refuses: ['not-featured'],
  }),
}
