import { counted } from '@deals/events'
import type { OrderRehearsal, PeopleSaid, RehearsedRule, RuleTally, SettingsRehearsal } from '@deals/events'

interface Words extends Readonly<Record<'title' | 'hits' | PeopleSaid | 'missed', string>> {
  /** What the rule has something to say about: one, and several. */
  readonly concerned: readonly [one: string, many: string]
  /** What the numbers cannot tell. */
  readonly note?: string
}

const holding = {
  hits: 'Would have been held',
  right: 'Rightly: people took it down or asked for changes',
  wrong: 'False alarm: people let it stand',
  missed: 'Missed: people took it down or asked for changes',
} as const

/** What the numbers of each rule are called. */
export const ruleWords: Readonly<Record<RehearsedRule, Words>> = {
  reports: { ...holding, title: 'What holds a reported post', concerned: ['reported post', 'reported posts'] },
  newcomers: {
    ...holding,
    title: 'First posts of new members to hold',
    concerned: ['post by new members', 'posts by new members'],
  },
  over: {
    title: 'When a deal is over',
    concerned: ['deal that members spoke of', 'deals that members spoke of'],
    hits: 'Would have been ended',
    right: 'Rightly: people ended it too',
    wrong: 'False alarm: somebody brought it back',
    missed: 'Missed: people ended it',
  },
  submits: {
    title: 'How often members post',
    concerned: ['post', 'posts'],
    note: 'Who was refused then left nothing behind: what a laxer limit would have let through is not known.',
    hits: 'Would have been refused',
    right: 'Rightly: people took it down or asked for changes',
    wrong: 'False alarm: people let it stand',
    missed: 'Let through: people took it down or asked for changes',
  },
  store: {
    ...holding,
    title: 'What the block would have hit',
    concerned: ['post that leads there', 'posts that lead there'],
  },
}

export const concernedWords = (rule: RehearsedRule, count: number): string =>
  counted(count, ...ruleWords[rule].concerned)

/** The lines of the comparison, in order. */
export const tallyLines = (rule: RehearsedRule): readonly (readonly [keyof RuleTally, string])[] => [
  ['hits', ruleWords[rule].hits],
  ['right', ruleWords[rule].right],
  ['wrong', ruleWords[rule].wrong],
  ['undecided', 'Nobody decided'],
  ['missed', ruleWords[rule].missed],
]

const peopleWords: Readonly<Record<PeopleSaid, string>> = {
  right: 'Took it down or sent it back',
  wrong: 'Let it stand',
}
const peopleOnEnd: Readonly<Record<PeopleSaid, string>> = { right: 'Ended it', wrong: 'Brought it back' }
/** What people decided about one post. */
export function saidWords(rule: RehearsedRule, people: PeopleSaid | null): string {
  const words = rule === 'over' ? peopleOnEnd : peopleWords
  return people === null ? 'Nobody decided' : words[people]
}

/** On what a rule was tried. */
export function lookedAtWords({
  days,
  posts,
  isBounded,
}: Pick<SettingsRehearsal, 'days' | 'posts' | 'isBounded'>): string {
  return isBounded
    ? `Tried on the newest ${counted(posts, 'post')} of the last ${days} days; there were more.`
    : `Tried on all ${counted(posts, 'post')} of the last ${days} days.`
}

/** Where a post went on the page. */
export function placeWords({ before, after }: Pick<OrderRehearsal['posts'][number], 'before' | 'after'>): string {
  if (before === null) {
    return 'new here'
  }
  if (after === null) {
    return 'leaves'
  }
  const up = before - after
  return up === 0 ? 'stays' : up > 0 ? `${up} up` : `${-up} down`
}
