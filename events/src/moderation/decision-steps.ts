import { changesAskedIn } from '../posts/post.policy.ts'
import type { PostStatus } from '../posts/post.vocabulary.ts'
import type { moderationStatuses } from './moderation.api.ts'

/** In which status a post has to be for what a moderator may do about it. */
export const decidableIn = {
  approve: ['staff-review', 'ai-review'],
  renew: ['expired'],
  changes: changesAskedIn,
  hold: ['active'],
  expire: ['active', 'staff-review'],
  remove: ['active', 'expired', 'ai-review', 'staff-review', 'poster-review'],
  // What is being checked by the machine, or waits for its poster, is decided there first.
  merge: ['active', 'expired', 'staff-review'],
} as const satisfies Readonly<Record<string, readonly PostStatus[]>>
export type DecisionStep = keyof typeof decidableIn

export const isDecidableIn = (step: DecisionStep, status: PostStatus): boolean =>
  decidableIn[step].some((one: PostStatus) => one === status)

type ModerationStatus = (typeof moderationStatuses)[number]
const stepsInto: Readonly<Record<ModerationStatus, readonly DecisionStep[]>> = {
  'poster-review': ['changes'],
  'staff-review': ['hold'],
  active: ['approve', 'renew'],
  expired: ['expire'],
  deleted: ['remove'],
}
/** Whether a moderator brings a post from one status into another. */
export const leadsInto = (from: PostStatus, into: ModerationStatus): boolean =>
  stepsInto[into].some((step) => isDecidableIn(step, from))
