import type { AppealOutcome, DeskActKind, EventTypeIn, HistoryEntry, MemberActKind } from '@deals/events'
import { kindWords } from './history-words.ts'

/** What moderators do about members, for the log and for the members. */
const sanctions: Readonly<Record<MemberActKind, string>> = {
  UserWarned: 'Warned',
  UserNoted: 'Note on a member',
  UserSuspended: 'Restricted',
  UserReinstated: 'Restriction lifted',
}

const withState: readonly string[] = ['StoreChanged', 'StorePaused'] satisfies DeskActKind[]

/** What they do at their desk that is about no single post or member. */
const deskActs: Readonly<Record<EventTypeIn<'bulk' | 'appeal' | 'desk'> | DeskActKind, string>> = {
  BulkDecided: 'Decided together',
  AppealOpened: 'Appealed',
  AppealDecided: 'Appeal decided',
  FeedbackTemplatesChanged: 'Templates changed',
  QueueViewsChanged: 'Views changed',
  StoreChanged: 'Store decided',
  StorePaused: 'Store paused',
  StoreMerged: 'Store merged into another one',
  StoreMergeUndone: 'Store stands for itself again',
}

/** What a store was brought to. */
const storeWords: Readonly<Record<string, string>> = {
  active: 'Store let in',
  blocked: 'Store blocked',
  pending: 'Store waits again',
  ended: 'Pause of a store ended',
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
  const state = withState.includes(kind) ? storeWords[code ?? ''] : undefined
  return state ?? known[kind] ?? kindWords({ kind, code })
}
