import { reportOutcomeWords } from '@deals/events'
import { asSentence } from '../../features/history/history-words.ts'
import type { LogEntry } from '../../features/moderation/moderation.endpoints.ts'

type Words = Readonly<Record<string, string>>
const reported = (begin: string): Words =>
  Object.fromEntries(Object.entries(reportOutcomeWords).map(([outcome, words]) => [outcome, `${begin} ${words}`]))
const ends = { report: 'Members said that it is over', schedule: 'Its time was over', author: 'Its poster said so' }
const removals = { author: 'By its poster', abandoned: 'Its poster left it for too long' }

/** What the codes of the site mean, by what was done; one that is not here says nothing that its line does not. */
const meanings: Readonly<Record<string, Words>> = {
  ReportResolved: reported('The report was'),
  ReportReopened: reported('It had been'),
  PostExpired: ends,
  PostDeleted: removals,
}

/** Why something was done, where a word of the site stands for it and not somebody's own. */
export function codeWords({ kind, code }: Pick<LogEntry, 'kind' | 'code'>): string | undefined {
  return kind === 'FeedbackTemplatesChanged' ? asSentence(code ?? '') : meanings[kind]?.[code ?? '']
}
