import type { userReads } from '@deals/events'
import type { Answers } from '../platform/endpoint.ts'
import { getCurrentUser } from './get-current-user.query.ts'
import { getOwnProfile } from './get-own-profile.query.ts'
import { getStanding } from './get-standing.query.ts'
import { getPublicProfile } from './get-public-profile.query.ts'
import { listCommentsOfUser } from './list-comments-of-user.query.ts'
import { listPostsOfUser } from './list-posts-of-user.query.ts'

export const userAnswers: Answers<typeof userReads> = {
  getCurrentUser: { query: getCurrentUser },
  getOwnProfile: { query: getOwnProfile },
  getStanding: { query: getStanding },
  getPublicProfile: { query: getPublicProfile },
  listPostsOfUser: { query: listPostsOfUser },
  listCommentsOfUser: { query: listCommentsOfUser },
}
