import { z } from 'zod'
import { call } from '../platform/http-call.ts'
import { listOf, oneOf, pageFields } from '../platform/call-fields.ts'
import { postStatuses } from '../posts/post.vocabulary.ts'
import { postList } from '../posts/posts.api.ts'
import { limitsView } from './limits.api.ts'
import { sanctionRequest, standingView } from './sanctions.api.ts'
import { restrictions } from './users.events.ts'
import {
  commentsOfUser,
  currentUser,
  leavingForm,
  ownProfile,
  profileForm,
  publicProfile,
  rolesForm,
  suspensionForm,
  usernameForm,
  userPostOrders,
  votesOfUser,
} from './users.api.ts'

/** What query-api answers about members. */
export const userReads = {
  getCurrentUser: call('GET /api/user', {
    about: 'The signed-in member with roles and trust level; 401 for visitors.',
    who: 'members',
    speaks: 'text',
    answers: currentUser,
  }),
  getOwnProfile: call('GET /api/user/profile', {
    about: 'What the member tells about themselves.',
    who: 'members',
    answers: ownProfile,
  }),
  getStanding: call('GET /api/user/standing', {
    about: 'What moderators decided about the member, and why.',
    who: 'members',
    answers: standingView,
  }),
  getPublicProfile: call('GET /api/users/:username', {
    about: 'A member as everybody sees them.',
    who: 'anybody',
    answers: publicProfile,
    refuses: ['user-not-found'],
  }),
  listPostsOfUser: call('GET /api/users/:username/posts', {
    about: 'Posts of a member, newest first unless another order is asked for.',
    who: 'anybody',
    query: z.object({
      ...pageFields(25),
      statuses: listOf('statuses', postStatuses),
      sortOrder: oneOf('sortOrder', userPostOrders),
    }),
    answers: postList,
    refuses: ['user-not-found'],
  }),
  listCommentsOfUser: call('GET /api/users/:username/comments', {
    about: 'Comments of a member, newest first; none where the member does not show them.',
    who: 'anybody',
    query: z.object(pageFields(25)),
    answers: commentsOfUser,
    refuses: ['user-not-found'],
  }),
  countVotesOfUser: call('GET /api/users/:username/votes', {
    about: 'How many votes a member gave, month by month, where the member shows that.',
    who: 'anybody',
    answers: votesOfUser,
    refuses: ['user-not-found'],
  }),
}

const named = z.object({ username: z.string() })

/** What command-api answers about them. */
export const userCalls = {
  getLimits: call('GET /api/user/limits', {
    about:
      'How often the member may still do what is limited, when more of it is free, and what more trust would give.',
    who: 'members',
    answers: limitsView,
  }),
  changeProfile: call('PATCH /api/user/profile', {
    about: 'Changes what a member says about themself.',
    who: 'unsuspended',
    body: profileForm,
    answers: ownProfile,
    refuses: ['suspended'],
  }),
  changeUsername: call('POST /api/user/username', {
    about:
      'Takes another username, once in 365 days. The one before stays the member’s for 90 days, and leads to the new one.',
    who: 'unsuspended',
    body: usernameForm,
    answers: ownProfile,
    refuses: ['suspended', 'proof-needed', 'wrong-password', 'conflict'],
  }),
  changeRoles: call('PATCH /api/staff/users/:username/roles', {
    about: 'Grants and revokes roles.',
    who: 'owners',
    body: rolesForm,
    answers: named.extend(rolesForm.required().shape),
    refuses: ['user-not-found', 'proof-needed', 'conflict'],
  }),
  suspendUser: call('POST /api/staff/users/:username/suspension', {
    about: 'Keeps a member from voting, posting or commenting for a time, or ends that.',
    who: 'moderators',
    body: suspensionForm,
    answers: named.extend({ until: z.string().nullable(), restricts: z.array(z.enum(restrictions)) }),
    refuses: ['user-not-found'],
  }),
  sanctionUser: call('POST /api/moderation/users/:username/sanctions', {
    about: 'Notes something about a member, warns them, keeps them from something for a time, or lets them again.',
    who: 'moderators',
    body: sanctionRequest,
    answers: named.extend({ until: z.string().nullable(), restricts: z.array(z.enum(restrictions)) }),
    refuses: ['user-not-found'],
  }),
  exportUser: call('POST /api/user/export', {
    about: 'Everything the site knows of the member.',
    who: 'members',
    answers: z.record(z.string(), z.unknown()),
    refuses: ['proof-needed'],
  }),
  closeAccount: call('DELETE /api/user', {
    about:
      'Closes the account; after 14 days it is erased with everything personal that it wrote. Signing in takes it back.',
    who: 'members',
    body: leavingForm,
    answers: z.object({ closed: z.literal(true), eraseAt: z.string() }),
    refuses: ['proof-needed', 'wrong-password', 'conflict'],
  }),
}
