import { asSentence } from '../../features/history/history-words.ts'
import type { LogEntry } from '../../features/moderation/moderation.endpoints.ts'

const reports = { upheld: 'The report was right', dismissed: 'The report was rejected' }
const reopened = { upheld: 'It had been found right', dismissed: 'It had been rejected' }
const ends = { report: 'Members said that it is over', schedule: 'Its time was over', author: 'Its poster said so' }
const removals = { author: 'By its poster', abandoned: 'Its poster left it for too long' }

/** What the codes of the site mean, by what was done; one that is not here says nothing that its line does not. */
const meanings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ReportResolved: reports,
  ReportReopened: reopened,
  PostExpired: ends,
  PostDeleted: removals,
}

/** Why something was done, where a word of the site stands for it and not somebody's own. */
export function codeWords({ kind, code }: Pick<LogEntry, 'kind' | 'code'>): string | undefined {
  return kind === 'FeedbackTemplatesChanged' ? asSentence(code ?? '') : meanings[kind]?.[code ?? '']
}
