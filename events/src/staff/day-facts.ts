/** What is counted day by day about posts, each from one event. */
export const postFacts = [
  'submitted',
  'published',
  'expired',
  'deleted',
  'reviewed',
  'votes',
  'excluded',
  'comments',
  'reports',
  'clicks',
] as const
/** The same about members and what they are told. */
export const memberFacts = ['joined', 'active', 'matches', 'letters', 'newsletters', 'failures', 'opened'] as const
export const dayFacts = [...postFacts, ...memberFacts] as const
export type DayFact = (typeof dayFacts)[number]
/** How each is headed. */
export const dayFactWords: Readonly<Record<DayFact, string>> = {
  submitted: 'Posts submitted',
  published: 'Posts published',
  expired: 'Posts expired',
  deleted: 'Posts deleted',
  reviewed: 'Held posts decided',
  votes: 'Votes',
  excluded: 'Votes that weigh nothing',
  comments: 'Comments',
  reports: 'Reports',
  clicks: 'Get Deal clicks',
  joined: 'Members joined',
  active: 'Members active',
  matches: 'Alert matches',
  letters: 'Notices sent by e-mail',
  newsletters: 'Newsletters sent',
  failures: 'Letters that failed',
  opened: 'Notices opened',
}
/** What counts the same members anew on each day: a sum over days counts nothing, the mean says how many come. */
export const factsOfADay: ReadonlySet<DayFact> = new Set(['active'])
