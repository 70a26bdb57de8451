export const reportReasons = ['spam', 'duplicate', 'harmful', 'inappropriate', 'expired', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** What something was reported as. */
export const reportReasonWords: Readonly<Record<ReportReason, string>> = {
  spam: 'spam',
  duplicate: 'posted already',
  harmful: 'harmful',
  inappropriate: 'inappropriate',
  expired: 'over',
  other: 'something else',
}

/** Severity of each reason in the review threshold and the queue's priority; `expired` goes its own way (crowd expiry). */
export const reportSeverity: Record<ReportReason, number> = {
  harmful: 3,
  inappropriate: 2,
  spam: 2,
  duplicate: 1,
  other: 1,
  expired: 0,
}

/** The longest note of a report. */
export const reportNoteLimit = 1_000

export const reportOutcomes = ['upheld', 'dismissed'] as const
export type ReportOutcome = (typeof reportOutcomes)[number]
/** What a report was, as the end of a sentence. */
export const reportOutcomeWords: Readonly<Record<ReportOutcome, string>> = {
  upheld: 'found right',
  dismissed: 'rejected',
}

/** What followed from a report, as far as whoever made it may know: what became of the words, never of the person. */
export const reportEndings = ['removed', 'merged', 'over', 'returned', 'stands', 'agreed', 'reopened'] as const
export type ReportEnding = (typeof reportEndings)[number]
/** What is said of it behind what was reported. */
export const reportEndingWords: Readonly<Record<ReportEnding, string>> = {
  removed: 'moderators agreed and removed it',
  merged: 'it was merged into another post',
  over: 'it is marked as over now',
  returned: 'moderators agreed; nobody sees it until it is changed',
  stands: 'moderators looked at it, and it stands',
  agreed: 'moderators agreed with you',
  reopened: 'the decision was taken back, and moderators look at it again',
}
