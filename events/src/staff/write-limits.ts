import { isChosen, type TrustLevel, type Viewer } from '../platform/roles.ts'

/** At most so many in so many seconds. */
interface Window {
  readonly most: number
  readonly seconds: number
}
const minute = 60
const hour = 60 * minute
const day = 24 * hour
const per = (seconds: number, most: number): Window => ({ most, seconds })

/** Members by their trust level, or everybody alike. */
type Limit = { readonly title: string } & (
  | Readonly<Record<TrustLevel, readonly Window[]>>
  | { readonly all: readonly Window[] }
)

/** How often who may do what: a newcomer seldom, a trusted member often. Staff may set other numbers. */
export const writeLimits = {
  submit: { title: 'Posts', 0: [per(day, 2)], 1: [per(day, 10), per(4 * hour, 4)], 2: [per(day, 30)] },
  // Each makes the next one dearer, the history longer, and is looked at by the review.
  edit: { title: 'Changes of posts', 0: [per(day, 20)], 1: [per(hour, 20), per(day, 60)], 2: [per(day, 300)] },
  storeSubmit: { title: 'Posts for one’s own store', all: [per(day, 1), per(7 * day, 2)] },
  comment: { title: 'Comments', 0: [per(hour, 5)], 1: [per(hour, 20), per(10, 1)], 2: [per(hour, 40)] },
  vote: { title: 'Votes', 0: [per(day, 40)], 1: [per(hour, 220)], 2: [per(hour, 220)] },
  downVote: { title: 'Down-votes', 0: [per(day, 3)], 1: [per(day, 10)], 2: [per(day, 30)] },
  // One member pulls another one down only so often, whatever else the votes are about.
  downVoteOfOne: { title: 'Down-votes on posts of the same member', 0: [], 1: [per(day, 3)], 2: [] },
  report: { title: 'Reports', 0: [per(day, 5)], 1: [per(day, 20)], 2: [per(day, 40)] },
  suggest: { title: 'Suggested edits', 0: [], 1: [per(day, 10)], 2: [per(day, 30)] },
  image: { title: 'Pictures', 0: [per(hour, 10)], 1: [per(hour, 20)], 2: [per(hour, 40)] },
  score: { title: 'Scores asked for', 0: [per(day, 3)], 1: [per(day, 10)], 2: [per(day, 20)] },
  search: { title: 'Searches of one address', all: [per(minute, 60)] },
  register: { title: 'Registrations of one address', all: [per(hour, 3)] },
  login: { title: 'Sign-ins tried from one address', all: [per(hour, 20)] },
  password: { title: 'Passwords tried for one account', all: [per(15 * minute, 5)] },
} as const satisfies Record<string, Limit>
export type LimitedAction = keyof typeof writeLimits

/** The usual windows of an action, and under which name others are set. */
export function usualLimit(action: LimitedAction, level: TrustLevel): { windows: readonly Window[]; setting: string } {
  const limit: Limit = writeLimits[action]
  return 'all' in limit
    ? { windows: limit.all, setting: `${action}.all` }
    : { windows: limit[level], setting: `${action}.${level}` }
}

type Limited = Pick<Viewer, 'id' | 'roles' | 'trustLevel'>

/** Who was chosen for something is limited as who is trusted most. */
export const levelOfLimits = (member: Pick<Limited, 'roles' | 'trustLevel'>): TrustLevel =>
  isChosen(member) ? 2 : member.trustLevel

/** By what is counted how often a member does something. */
export const limitOfMember = (action: LimitedAction, member: Limited) => ({
  key: `${action}:${member.id}`,
  ...usualLimit(action, levelOfLimits(member)),
})

/** Every number in the table, by the name under which another one is set. */
export const limitNumbers = Object.entries(writeLimits).flatMap(([action, { title, ...windows }]) =>
  Object.entries(windows).flatMap(([who, each]: [string, readonly Window[]]) =>
    each.map(({ most, seconds }) => ({ name: `${action}.${who}.${seconds}`, title, who, most, seconds })),
  ),
)

/** Windows with the numbers that were set under the name of their limit. */
export const windowsAsSet = <Each extends Window>(
  windows: readonly Each[],
  setting: string,
  values: Readonly<Record<string, number>>,
): Each[] => windows.map((window) => ({ ...window, most: values[`${setting}.${window.seconds}`] ?? window.most }))
