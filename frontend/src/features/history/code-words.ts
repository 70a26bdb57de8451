import { reportOutcomeWords, reportReasonWords, type HistoryEntry } from '@deals/events'
import { asSentence } from './history-words.ts'

type Words = Readonly<Record<string, string>>
const begun = (begin: string, all: Words): Words =>
  Object.fromEntries(Object.entries(all).map(([code, words]) => [code, `${begin} ${words}`]))
const ends = { report: 'Members said that it is over', schedule: 'Its time was over', author: 'Its poster said so' }
const removals = { author: 'By its poster', abandoned: 'Its poster left it for too long' }

/** What the codes of the site mean, by what was done; one that is not here says nothing that its line does not. */
const meanings: Readonly<Record<string, Words>> = {
  PostReported: begun('As', reportReasonWords),
  ReportResolved: begun('The report was', reportOutcomeWords),
  ReportReopened: begun('It had been', reportOutcomeWords),
  PostExpired: ends,
  PostDeleted: removals,
}

/** Why something was done, where a word of the site stands for it and not somebody's own. */
export function codeWords({ kind, code }: Pick<HistoryEntry, 'kind' | 'code'>): string | undefined {
  return kind === 'FeedbackTemplatesChanged' ? asSentence(code ?? '') : meanings[kind]?.[code ?? '']
}
