import { z } from 'zod'
import { commentView, currentUser, postList, publicProfile, standingView } from '@deals/events'
import { endpoint } from '../platform/endpoint.ts'
import { pathText } from '../platform/page.ts'
import { getCurrentUser } from './get-current-user.query.ts'
import { getOwnProfile, ownProfile } from './get-own-profile.query.ts'
import { getStanding } from './get-standing.query.ts'
import { getPublicProfile } from './get-public-profile.query.ts'
import { commentsOfUserParameters, listCommentsOfUser } from './list-comments-of-user.query.ts'
import { listPostsOfUser, postsOfUserParameters } from './list-posts-of-user.query.ts'

export const usersRoutes = [
  endpoint({
    path: '/api/user',
    about: 'The signed-in member with roles and trust level; 401 for visitors.',
    errors: 'text',
    who: 'signed-in',
    parameters: z.object({}),
    answer: currentUser,
    query: getCurrentUser,
  }),
  endpoint({
    path: '/api/user/profile',
    about: 'What the member tells about themselves.',
    errors: 'json',
    who: 'signed-in',
    parameters: z.object({}),
    answer: ownProfile,
    query: getOwnProfile,
  }),
  endpoint({
    path: '/api/user/standing',
    about: 'What moderators decided about the member, and why.',
    errors: 'json',
    who: 'signed-in',
    parameters: z.object({}),
    answer: standingView,
    query: getStanding,
  }),
  endpoint({
    path: '/api/users/:username',
    about: 'A member as everybody sees them.',
    errors: 'json',
    who: 'all',
    parameters: z.object({ username: pathText }),
    answer: publicProfile,
    query: getPublicProfile,
  }),
  endpoint({
    path: '/api/users/:username/posts',
    about: 'Posts of a member, newest first.',
    errors: 'json',
    who: 'all',
    parameters: postsOfUserParameters,
    answer: postList,
    query: listPostsOfUser,
  }),
  endpoint({
    path: '/api/users/:username/comments',
    about: 'Comments of a member, newest first.',
    errors: 'json',
    who: 'all',
    parameters: commentsOfUserParameters,
    answer: z.object({ comments: z.array(commentView.extend({ postTitle: z.string() })), total: z.number() }),
    query: listCommentsOfUser,
  }),
]
