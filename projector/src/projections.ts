import { announcementsProjection } from './announcements/announcements.projection.ts'
import { bookmarksProjection } from './bookmarks/bookmarks.projection.ts'
import { categoriesProjection } from './categories/categories.projection.ts'
import { commentsProjection } from './comments/comments.projection.ts'
import { couponsProjection } from './coupons/coupons.projection.ts'
import { dealAlertsProjection } from './deal-alerts/deal-alerts.projection.ts'
import { dealScoresProjection } from './deal-scores/deal-scores.projection.ts'
import { scoreReplaysProjection } from './deal-scores/score-replays.projection.ts'
import { featuredProjection } from './featured/featured.projection.ts'
import { historyProjection } from './history/history.projection.ts'
import { fillInRunsProjection } from './language-models/fill-in-runs.projection.ts'
import { reviewRunsProjection } from './language-models/review-runs.projection.ts'
import { appealsProjection } from './moderation/appeals.projection.ts'
import { casesProjection } from './moderation/cases.projection.ts'
import { deskActsProjection } from './moderation/desk-acts.projection.ts'
import { deskSettingsProjection } from './moderation/desk-settings.projection.ts'
import { deliveriesProjection } from './notifications/deliveries.projection.ts'
import { inboxesProjection } from './notifications/inboxes.projection.ts'
import { notificationsProjection } from './notifications/notifications.projection.ts'
import type { Projection } from './platform/projection.ts'
import { postBodiesProjection } from './posts/post-bodies.projection.ts'
import { inspectionsProjection } from './posts/inspections.projection.ts'
import { postsProjection } from './posts/posts.projection.ts'
import { suggestionsProjection } from './posts/suggestions.projection.ts'
import { titleKeysProjection } from './posts/title-keys.projection.ts'
import { preferencesProjection } from './preferences/preferences.projection.ts'
import { productsProjection } from './products/products.projection.ts'
import { recommendationsProjection } from './recommendations/recommendations.projection.ts'
import { postNewsProjection } from './visits/post-news.projection.ts'
import { visitsProjection } from './visits/visits.projection.ts'
import { reportsProjection } from './reports/reports.projection.ts'
import { searchProjection } from './search/search.projection.ts'
import { memberDaysProjection } from './staff/member-days.projection.ts'
import { postDaysProjection } from './staff/post-days.projection.ts'
import { newsletterProjection } from './newsletter/newsletter.projection.ts'
import { sitePagesProjection } from './site-pages/site-pages.projection.ts'
import { settingsProjection } from './staff/settings.projection.ts'
import { storesProjection } from './stores/stores.projection.ts'
import { threadsProjection } from './threads/threads.projection.ts'
import { removalsProjection } from './transparency/removals.projection.ts'
import { roleChangesProjection } from './users/role-changes.projection.ts'
import { sanctionsProjection } from './users/sanctions.projection.ts'
import { usersProjection } from './users/users.projection.ts'
import { frontPagesProjection } from './front-pages/front-pages.projection.ts'
import { voteRootsProjection } from './votes/vote-roots.projection.ts'

/** Every view of the log: the table of contents of what the site remembers. */
export const projections: readonly Projection[] = [
  postsProjection,
  postBodiesProjection,
  inspectionsProjection,
  titleKeysProjection,
  searchProjection,
  couponsProjection,
  productsProjection,
  suggestionsProjection,
  historyProjection,
  commentsProjection,
  dealScoresProjection,
  scoreReplaysProjection,
  reviewRunsProjection,
  fillInRunsProjection,
  reportsProjection,
  casesProjection,
  notificationsProjection,
  inboxesProjection,
  deliveriesProjection,
  bookmarksProjection,
  dealAlertsProjection,
  preferencesProjection,
  recommendationsProjection,
  visitsProjection,
  postNewsProjection,
  usersProjection,
  sanctionsProjection,
  threadsProjection,
  deskActsProjection,
  appealsProjection,
  deskSettingsProjection,
  storesProjection,
  categoriesProjection,
  postDaysProjection,
  memberDaysProjection,
  removalsProjection,
  voteRootsProjection,
  frontPagesProjection,
  roleChangesProjection,
  settingsProjection,
  announcementsProjection,
  sitePagesProjection,
  newsletterProjection,
  featuredProjection,
]
