import { counted, findCategory, roleNouns, type Currency, type HistoryEntry, type HistoryKind } from '@deals/events'
import { formatMoney } from '../../lib/money.ts'
import { utcTime } from '../../lib/relative-time.ts'
import { statusWords } from '../../ui/StatusTag.tsx'

const kinds: Readonly<Record<HistoryKind, string>> = {
  PostSubmitted: 'Posted',
  PostEdited: 'Edited',
  PostExpired: 'Marked as expired',
  PostRenewed: 'Renewed',
  PostSentToReview: 'Sent to review',
  PostResubmitted: 'Resubmitted after changes',
  PosterReminded: 'Poster reminded of the changes',
  PostRenewalSuggested: 'Members say that it is back',
  EditSuggested: 'Edit suggested',
  EditSuggestionAgreed: 'Agreed to a suggested edit',
  EditSuggestionApplied: 'Suggested edit made at once',
  EditSuggestionEnded: 'Suggested edit answered',
  PostReviewAdvised: 'Automatic check finished',
  PostApproved: 'Approved',
  PostDeleted: 'Deleted',
  PostRestored: 'Restored',
  PostMerged: 'Merged into another post',
  PostDuplicatesChanged: 'Posts merged into it, or their comments, changed',
  PostStoreFollowed: 'Moved with its store, which was merged',
  PostSubCategoryFollowed: 'Moved with its sub-category',
  PostCommentsLocked: 'Comments locked',
  PostCommentsUnlocked: 'Comments open again',
  PostVersionRedacted: 'Words of an earlier version removed',
  PostDecisionUndone: 'Decision taken back',
  CommentDeleted: 'Comment removed',
  CommentRestored: 'Comment restored',
  PostKept: 'Kept after its poster left',
  SameProductProposed: 'Said to be the same product as another post',
  SameProductConfirmed: 'Said by another member, too',
  SameProductRefused: 'Not the same product as the other post',
  ProductLinked: 'Linked with a post of the same product',
  ProductUnlinked: 'Parted from a post of another product',
  PostFeatured: 'Featured on the home page',
  PostUnfeatured: 'Featured no longer',
  PostReported: 'Reported',
  ReportResolved: 'Report decided',
  ReportReopened: 'Report open again',
  CaseOpened: 'Review case opened',
  CaseAssigned: 'Case taken by a moderator',
  CaseNoted: 'Note on the case',
  CaseResolved: 'Case decided',
  CaseReleased: 'Case let go',
  CaseKept: 'Case kept for who asked for the changes',
  CaseOverdue: 'Case overdue',
  ScoreRequested: 'Score asked for',
  ScoreStarted: 'Scoring began',
  ScoreCompleted: 'Score made',
  ScoreFailed: 'Score failed',
  ScoreInvalidated: 'Score out of date',
}

const known: Readonly<Record<string, string>> = kinds
export const asSentence = (words: string) => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
const inWords = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()

/** What happened to a post, in words; a kind that a page from before a release does not know yet is spelled out. */
export function kindWords({ kind, code }: Pick<HistoryEntry, 'kind' | 'code'>): string {
  if (kind === 'EditSuggestionEnded' && code !== undefined) {
    return `Suggested edit ${code}`
  }
  return known[kind] ?? asSentence(inWords(kind))
}

/** From which status to which, in words; nothing where it stayed. */
export function stepWords({ from, to }: Pick<HistoryEntry, 'from' | 'to'>): string {
  const steps = [from, to].filter((status) => status !== undefined).map(statusWords)
  return to === undefined || from === to ? '' : steps.join(' → ')
}

const roles: Readonly<Record<string, string>> = {
  poster: 'the poster',
  member: 'a member',
  ...roleNouns,
  staff: 'staff',
  system: 'the site',
  operator: 'an operator',
}

/** Who did it: the name where it is told, else the role. */
export function actorWords({ role, actor }: Pick<HistoryEntry, 'role' | 'actor'>): string {
  const words = roles[role] ?? role
  return actor === undefined ? words : `${actor.username} (${words.replace(/^an? |^the /, '')})`
}

const fields: Readonly<Record<string, string>> = {
  title: 'Title',
  content: 'Description',
  subtitle: 'Subtitle',
  price: 'Price',
  originalPrice: 'Original price',
  currency: 'Currency',
  images: 'Images',
  dealUrl: 'Link',
  categorySlug: 'Category',
  subCategorySlug: 'Sub-category',
  storeSlug: 'Store',
  couponCode: 'Code',
  couponSource: 'Source of the code',
  shippingCost: 'Shipping',
  availability: 'Available',
  location: 'Location',
  startsAt: 'Starts',
  expiresAt: 'Ends',
  affiliated: 'Connected to the store',
}

const hidden = new Set(['urlKey', 'priceStanding'])

/** The name of a field; nothing for one that only the site itself reads. */
export function fieldWords(field: string): string | undefined {
  return hidden.has(field) ? undefined : (fields[field] ?? inWords(field))
}

const money = new Set(['price', 'originalPrice', 'shippingCost'])
const times = new Set(['startsAt', 'expiresAt'])

/** A value of a field as people write it. */
export function valueWords(field: string, value: unknown, currency: Currency): string {
  if (value === null || value === undefined || value === '') {
    return 'nothing'
  }
  if (typeof value === 'number' && money.has(field)) {
    return value === 0 ? 'Free' : formatMoney(value, currency)
  }
  if (times.has(field) && (typeof value === 'string' || typeof value === 'number')) {
    return utcTime(value)
  }
  if (field === 'categorySlug' && typeof value === 'string') {
    return findCategory(value)?.name ?? value
  }
  return plainWords(value)
}

function plainWords(value: unknown): string {
  if (Array.isArray(value)) {
    return counted(value.length, 'picture')
  }
  if (typeof value === 'boolean') {
    return value ? 'Yes' : 'No'
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value)
}
