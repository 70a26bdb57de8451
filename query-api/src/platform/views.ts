import { beforeFirst } from '@deals/events'
import type { CollectionSchema, ReadModels } from '@deals/projector/read-models'
import type { WrittenUpTo } from './min-position.ts'

type Filled = Readonly<Record<string, readonly string[]>>

/** Which projection fills which collections; who has written waits for these. First those that are divided by post, */
const byPost: Filled = {
  posts: ['posts', 'post_votes', 'unripe_votes', 'post_signals', 'rank_windows'],
  'post-bodies': ['post_bodies'],
  coupons: ['coupon_words'],
  products: ['product_links', 'product_proposals'],
  inspections: ['post_inspections'],
  'title-keys': ['title_keys'],
  suggestions: ['edit_suggestions'],
  search: ['post_search', 'search_stores'],
  comments: ['comments', 'comment_votes', 'comments_held_posts'],
  'deal-scores': ['deal_scores', 'score_histories', 'score_runs'],
  'review-runs': ['review_runs'],
  history: ['post_history', 'history_heads'],
  reports: ['reports'],
  cases: ['cases'],
  notifications: ['notifications', 'notification_posts'],
  'post-news': ['post_steps', 'post_talks'],
  featured: ['featured_posts'],
  'post-days': ['post_days', 'posts_in_days'],
  removals: ['removals', 'word_removals'],
}
/** then those that are divided by member. */
const byMember: Filled = {
  'deal-alerts': ['deal_alerts', 'alert_matches', 'alert_notices', 'alert_days'],
  'score-replays': ['score_replays', 'replayed_scores'],
  'fill-in-runs': ['fill_in_runs'],
  bookmarks: ['bookmarks'],
  inboxes: ['inboxes'],
  deliveries: ['deliveries'],
  preferences: ['preferences'],
  recommendations: ['recommendation_terms'],
  visits: ['member_visits'],
  users: ['users', 'user_posts'],
  sanctions: ['sanctions', 'sanction_notices'],
  threads: ['thread_messages', 'thread_notices'],
  stores: ['stores', 'store_representatives', 'store_requests', 'store_notices'],
  categories: ['sub_category_moves'],
  settings: ['site_settings', 'setting_changes'],
  announcements: ['announcements'],
  'site-pages': ['site_pages', 'site_page_versions'],
  newsletter: ['newsletter_plan', 'newsletter_issues'],
  'role-changes': ['role_changes'],
  'desk-acts': ['desk_acts'],
  appeals: ['appeals', 'appeal_notices'],
  'desk-settings': ['desk_templates', 'desk_views'],
  'member-days': ['member_days', 'letter_failures'],
  'vote-roots': ['vote_roots'],
  'front-pages': ['front_pages'],
}
const mostWaitMs = 400

const projectionOf = new Map(
  Object.entries({ ...byPost, ...byMember }).flatMap(([projection, collections]) =>
    collections.map((collection) => [collection, projection] as const),
  ),
)

/** The projections behind some collections. */
export function viewsOf(reads: readonly CollectionSchema[]): string[] {
  return [...new Set(reads.flatMap(({ name }) => projectionOf.get(name) ?? []))]
}

export const isByPost = (view: string): boolean => Object.hasOwn(byPost, view)

/** What is waited for: of what is divided by post, the documents of one alone where all that is asked is of that post. */
interface Written extends WrittenUpTo {
  postId?: number | string | undefined
}

/** Waits until everything up to a position can be seen in these collections; false when it takes too long. */
export async function waitForWrites(
  readModels: ReadModels,
  reads: readonly CollectionSchema[],
  { position, log, postId }: Written,
): Promise<boolean> {
  if (position === beforeFirst) {
    return true
  }
  const waits = viewsOf(reads).map(async (view) => {
    const isOther = log !== undefined && (await isOfAnotherLog(readModels, view, log))
    const key = postId === undefined || !isByPost(view) ? undefined : String(postId)
    return isOther || readModels.waitFor({ projection: view, position, key }, mostWaitMs)
  })
  return (await Promise.all(waits)).every(Boolean)
}

/** A position of another log is no reason to wait: nobody will ever pass it here, or everybody has. */
async function isOfAnotherLog(readModels: ReadModels, view: string, log: string): Promise<boolean> {
  const identity = await readModels.logOf(view)
  return identity !== null && !identity.startsWith(log)
}
