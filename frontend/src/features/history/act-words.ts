import type { AppealOutcome, EventTypeIn, HistoryEntry } from '@deals/events'
import { kindWords } from './history-words.ts'

/** What moderators do about members, for the log and for the members. */
const sanctions = {
  UserWarned: 'Warned',
  UserNoted: 'Note on a member',
  UserSuspended: 'Restricted',
  UserReinstated: 'Restriction lifted',
}

/** What they do at their desk that is about no single post or member. */
const deskActs: Readonly<Record<EventTypeIn<'bulk' | 'appeal' | 'desk'>, string>> = {
  BulkDecided: 'Decided together',
  AppealOpened: 'Appealed',
  AppealDecided: 'Appeal decided',
  FeedbackTemplatesChanged: 'Templates changed',
  QueueViewsChanged: 'Views changed',
}

/** What an appeal came to, as the end of a sentence. */
export const appealOutcomeWords: Readonly<Record<AppealOutcome, string>> = {
  upheld: 'the decision stands',
  overturned: 'the decision was taken back',
}
const isAppealOutcome = (code: string | undefined): code is AppealOutcome =>
  code !== undefined && code in appealOutcomeWords

const known: Readonly<Record<string, string>> = { ...sanctions, ...deskActs }

/** What moderators did, in words, be it about a post, a member or several of them. */
export function actWords({ kind, code }: Pick<HistoryEntry, 'kind' | 'code'>): string {
  if (kind === 'AppealDecided' && isAppealOutcome(code)) {
    return `Appeal decided: ${appealOutcomeWords[code]}`
  }
  return known[kind] ?? kindWords({ kind, code })
}
