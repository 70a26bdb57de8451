import { factTime, usernameKeyOf, type AnyRecorded, type Role } from '@deals/events'
import { foldPerEvent, nothingAt, type Folds } from '../platform/fold-per-event.ts'
import type { DocumentRef, StoredDocument } from '../platform/projection.ts'
import { changeUser, contributionFolds } from './user-contributions.ts'
import { erasedUsername, users, userPosts } from './users.read-models.ts'

const profileFolds = {
  UserRegistered: (documents, event) => {
    const { userId, username } = event.data
    documents.put(users, userId, {
      userId,
      username,
      usernameKey: usernameKeyOf(username),
      joinedAt: factTime(event),
      roles: [],
      postsPublished: 0,
      commentCount: 0,
      reportsUpheld: 0,
      reportsDecided: 0,
      reputation: 0,
      erased: false,
    })
  },
  UsernameChanged: (documents, event) => {
    const { userId, username, formerUntil: until } = event.data
    changeUser(documents, userId, (user) => {
      const former = { username: user.username, changedAt: factTime(event), until }
      const usernameKey = usernameKeyOf(username)
      const keys = [...(user.formerKeys ?? []), user.usernameKey].filter((key) => key !== usernameKey)
      return {
        ...user,
        username,
        usernameKey,
        formerNames: [...(user.formerNames ?? []), former],
        formerKeys: [...new Set(keys)],
      }
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
  UserWarned: (documents, event) =>
    changeUser(documents, event.data.userId, (user) => ({ ...user, lastSanctionAt: factTime(event) })),
  ...nothingAt('UserNoted', 'AccountGivenBack'),
  AccountClosed: (documents, { data: { userId } }) =>
    changeUser(documents, userId, (user) => {
      const { username, usernameKey, formerNames, formerKeys, bio, location, avatarUrl } = user
      const hidden = { username, usernameKey, formerNames, formerKeys, bio, location, avatarUrl }
      return { ...user, ...nameless, hidden }
    }),
  AccountReopened: (documents, { data: { userId } }) =>
    changeUser(documents, userId, ({ hidden, ...user }) => ({ ...user, ...hidden, erased: false })),
  UserErased: (documents, { data: { userId } }) =>
    changeUser(documents, userId, ({ hidden: _hidden, ...user }) => ({
      ...user,
      ...nameless,
      roles: [],
      suspension: undefined,
    })),
} satisfies Folds

/** What others see of somebody who has left. */
const nameless = {
  username: erasedUsername,
  usernameKey: '',
  erased: true,
  formerNames: undefined,
  formerKeys: undefined,
  bio: undefined,
  location: undefined,
  avatarUrl: undefined,
}

const without = (roles: readonly Role[], role: Role): Role[] => roles.filter((one) => one !== role)

/** Members as everybody sees them, and what they have done. */
export const usersProjection = foldPerEvent<'user' | 'post' | 'vote' | 'comment', 'ReportResolved' | 'ReportReopened'>({
  name: 'users',
  version: 5,
  collections: [users, userPosts],
  key: (event) => memberOf(event) ?? '*',
  view: 'by-user',
  ownerOf: ({ collection, id, doc }) => (collection === userPosts.name ? authorOf(doc) : id),
  touches,
  folds: { ...profileFolds, ...contributionFolds },
})

/** Whose document an event changes, as far as it says so. */
function memberOf(event: AnyRecorded): string | null {
  switch (event.type) {
    case 'PostSubmitted':
    case 'PostKept':
    case 'PostApproved':
    case 'PostDeleted':
    case 'PostRestored':
    case 'PostDecisionUndone':
    case 'VoteCast':
    case 'VoteCleared':
    case 'CommentPosted':
    case 'CommentDeleted':
    case 'CommentRestored':
      return event.data.authorId
    default:
      return 'userId' in event.data ? event.data.userId : null
  }
}

/** Votes on a post are counted where its author's are; a post that is not known here is somebody else's. */
const authorOf = (doc: StoredDocument['doc']): string | null =>
  typeof doc?.['authorId'] === 'string' ? doc['authorId'] : null

function touches(event: AnyRecorded): readonly DocumentRef[] {
  const member = memberOf(event)
  const refs: DocumentRef[] = member === null ? [] : [{ collection: users, id: member }]
  switch (event.type) {
    case 'PostSubmitted':
    case 'PostKept':
    case 'PostApproved':
    case 'PostDeleted':
    case 'PostRestored':
    case 'PostDecisionUndone':
    case 'VoteCast':
    case 'VoteCleared':
      return [...refs, { collection: userPosts, id: String(event.data.postId) }]
    default:
      return refs
  }
}
