import {
  counted,
  reportReasonWords,
  reviewStatuses,
  type CaseReport,
  type CaseView,
  type PosterOutcome,
  type QueueItem,
  type ReportReason,
} from '@deals/events'

export const casesWords = (count: number): string => counted(count, 'case')
export const postsWords = (count: number): string => counted(count, 'post')

const amount = (value: number) => (Math.round(value * 10) / 10).toString()

export interface ReportedAs {
  readonly reason: ReportReason
  /** They are about comments below the post. */
  readonly isOnComment: boolean
  readonly count: number
  readonly weight: number
}

/** Reports by their reason, the heaviest first. */
export function reportedAs(reports: readonly CaseReport[]): readonly ReportedAs[] {
  const ofPost = reports.filter(({ commentId }) => commentId === null)
  const onComments = reports.filter(({ commentId }) => commentId !== null)
  return [...kindsOf(ofPost, false), ...kindsOf(onComments, true)].toSorted((one, other) => other.weight - one.weight)
}

function kindsOf(reports: readonly CaseReport[], isOnComment: boolean): readonly ReportedAs[] {
  const kinds = [...new Set(reports.map(({ reason }) => reason))]
  return kinds.map((reason) => {
    const ofKind = reports.filter((report) => report.reason === reason)
    const weight = ofKind.reduce((sum, report) => sum + report.weight, 0)
    return { reason, isOnComment, count: ofKind.length, weight }
  })
}

export const reportedWords = ({ reason, isOnComment, count, weight }: ReportedAs): string =>
  `${isOnComment ? 'Comment reported' : 'Reported'} as ${reportReasonWords[reason]} by ${count === 1 ? 'a member' : counted(count, 'member')} (weight ${amount(weight)})`

export const backWords = (members: number): string => `${members} members say that it is available again`

/** Whose it is to look at, and how. */
export function holderWords({ assignee, isKept }: Pick<QueueItem, 'assignee' | 'isKept'>): string | null {
  if (assignee === null) {
    return null
  }
  const who = assignee.assignee
  return isKept ? `Kept for ${who}, who asked for the changes.` : `Being reviewed by ${who}.`
}

/** Why a row is where it is, in one line. */
export function whyWords({ findings, reports, feedback, renewalSuggestedBy }: QueueItem): string {
  const [finding] = findings
  const [report] = reportedAs(reports)
  const words = [
    ...(report === undefined ? [] : [reportedWords(report)]),
    ...(renewalSuggestedBy === null ? [] : [backWords(renewalSuggestedBy)]),
    ...(finding === undefined ? [] : [finding.evidence]),
  ]
  return words[0] ?? feedback ?? 'Sent here by a moderator'
}

const trust = ['New member', 'Member', 'Trusted member']
export const trustWords = (level: number): string => trust[level] ?? 'Member'

const outcomes: Readonly<Record<PosterOutcome, string>> = {
  approved: 'approved',
  asked: 'changes asked',
  ended: 'over',
  removed: 'removed',
  merged: 'merged',
  restored: 'restored',
  renewed: 'renewed',
}
export const outcomeWords = (outcome: PosterOutcome): string => outcomes[outcome]

/** Whether anything of a case waits for a decision: one that is opened by its number may have nothing. */
export const waitsForDecision = ({
  details: { status },
  reports,
  renewalSuggestedBy,
}: Pick<CaseView, 'details' | 'reports' | 'renewalSuggestedBy'>): boolean =>
  reviewStatuses.some((one) => one === status) ||
  (status !== 'deleted' && (reports.length > 0 || renewalSuggestedBy !== null))

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long something waits: "12 min", "1 h 20", "3 d". */
export const waitingWords = (since: string, now: number): string => spanWords(Math.max(0, now - Date.parse(since)))

/** The same of any time in milliseconds. */
export function spanWords(ms: number): string {
  if (ms < hour) {
    return `${Math.floor(ms / minute)} min`
  }
  if (ms < day) {
    const minutes = Math.floor((ms % hour) / minute)
    return `${Math.floor(ms / hour)} h${minutes === 0 ? '' : ` ${String(minutes).padStart(2, '0')}`}`
  }
  return `${Math.floor(ms / day)} d`
}

const fewViews = 10
/** How many read it in 24 hours; many are counted by samples. */
export const viewsWords = (views: number): string =>
  `${views < fewViews ? '' : 'about '}${counted(views, 'view')} in 24 h`
