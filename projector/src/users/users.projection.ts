import { factTime, type AnyRecorded, type Role } from '@deals/events'
import { usernameKeyOf } from '@deals/events/accounts'
import { foldPerEvent, type Folds } from '../platform/fold-per-event.ts'
import type { DocumentRef } from '../platform/projection.ts'
import { authorOfDeleted, changeUser, contributionFolds } from './user-contributions.ts'
import { erasedUsername, users, userPosts, type UserDoc } from './users.read-models.ts'

const profileFolds = {
  UserRegistered: (documents, event) => {
    const { userId, username } = event.data
    documents.put<UserDoc>(users, userId, {
      ...{ userId, username, usernameKey: usernameKeyOf(username), joinedAt: factTime(event), roles: [] },
      ...{ postsPublished: 0, waitingPosts: [], commentCount: 0, reportsUpheld: 0, reportsDecided: 0, reputation: 0 },
      erased: false,
    })
  },
  ProfileChanged: (documents, { data: { userId, bio, location, avatarUrl } }) =>
    changeUser(documents, userId, (user) => ({
      ...user,
      bio: bio ?? undefined,
      location: location ?? undefined,
      avatarUrl: avatarUrl ?? undefined,
    })),
  RoleGranted: (documents, { data: { userId, role } }) =>
    changeUser(documents, userId, (user) => ({ ...user, roles: [...without(user.roles, role), role] })),
  RoleRevoked: (documents, { data: { userId, role } }) =>
    changeUser(documents, userId, (user) => ({ ...user, roles: without(user.roles, role) })),
  UserSuspended: (documents, event) => {
    const { userId, until, restricts, reason } = event.data
    const suspension = { until, restricts, reason: reason ?? undefined }
    changeUser(documents, userId, (user) => ({ ...user, suspension, lastSanctionAt: factTime(event) }))
  },
  UserReinstated: (documents, { data: { userId } }) =>
    changeUser(documents, userId, (user) => ({ ...user, suspension: undefined })),
  UserErased: (documents, { data: { userId } }) =>
    changeUser(documents, userId, (user) => ({
      ...user,
      ...{ username: erasedUsername, usernameKey: '', roles: [], erased: true },
      ...{ bio: undefined, location: undefined, avatarUrl: undefined, suspension: undefined },
    })),
} satisfies Folds

const without = (roles: readonly Role[], role: Role): Role[] => roles.filter((one) => one !== role)

/** Members as everybody sees them, and what they have done. */
export const usersProjection = foldPerEvent({
  name: 'users',
  version: 1,
  collections: [users, userPosts],
  key: (event) => memberOf(event) ?? '*',
  touches,
  folds: { ...profileFolds, ...contributionFolds },
})

/** Whose document an event changes, as far as it says so. */
function memberOf(event: AnyRecorded): string | null {
  switch (event.type) {
    case 'VoteCast':
    case 'VoteCleared':
    case 'PostSubmitted':
    case 'CommentPosted':
      return event.data.authorId
    case 'CommentDeleted':
      return authorOfDeleted(event) || null
    default:
      return 'userId' in event.data ? event.data.userId : null
  }
}

function touches(event: AnyRecorded): readonly DocumentRef[] {
  const member = memberOf(event)
  const refs: DocumentRef[] = member === null ? [] : [{ collection: users, id: member }]
  switch (event.type) {
    case 'PostApproved':
    case 'PostRestored': {
      const id = String(event.data.postId)
      return [
        { collection: userPosts, id },
        { collection: users, where: { field: 'waitingPosts', equals: id } },
      ]
    }
    case 'PostSubmitted':
    case 'VoteCast':
    case 'VoteCleared':
      return [...refs, { collection: userPosts, id: String(event.data.postId) }]
    default:
      return refs
  }
}
