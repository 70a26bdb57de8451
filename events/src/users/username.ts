import { dayMs } from '../platform/day.ts'

/** How long a name stays that of somebody who took another one, and leads to them. */
export const formerNameKeptDays = 90
export const formerNameKeptMs = formerNameKeptDays * dayMs
export const betweenNameChangesDays = 365

/** What is known of names that a member had. Times are ms. */
export type FormerName = {
  readonly username: string
  readonly changedAt: number
  /** Until when it is kept for them and leads to them; null where only its case changed. */
  readonly until: number | null
}

/** From when a member may change their name (ms), by when they did last; null where they may at any time. */
export const nextNameChange = (changedAt: number | null): number | null =>
  changedAt === null ? null : changedAt + betweenNameChangesDays * dayMs

/** The form in which names are compared. */
export const usernameKeyOf = (username: string): string => username.normalize('NFKC').toLowerCase()

/** Whether a name still leads to somebody who has another one by now. */
export const isLeadingOn = (
  { username, until }: Pick<FormerName, 'username' | 'until'>,
  key: string,
  now: number,
): boolean => until !== null && until > now && usernameKeyOf(username) === key

/** What a member reads who wants another name too early; the day is one as people read it. */
export const nameChangeWords = (fromDay: string): string => `You can change your username again from ${fromDay}.`
