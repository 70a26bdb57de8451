/** The door @deals/projector/read-models: what the query side may know of the projector. */
export type {
  Collection,
  CollectionSchema,
  Condition,
  Filter,
  FindOptions,
  Found,
  ReadModels,
  SearchHit,
  Sort,
  ValueCounts,
} from './platform/read-models.ts'
export { logQuestions, type ProcessorReport, type LogQueries } from './log.questions.ts'
export { BadQuestion } from './adapters/check-filter.ts'
export { openMemoryReadModels } from './adapters/memory-read-models.ts'
export { openMongoReadModels, openReadModels } from './adapters/open-read-models.ts'
export type { ReadModelsChoice } from './adapters/open-read-models.ts'
export { openSqliteReadModels } from './adapters/sqlite/sqlite-read-models.ts'
export { fieldsFoundIn } from './adapters/text-relevance.ts'
export * from './announcements/announcements.read-models.ts'
export * from './bookmarks/bookmarks.read-models.ts'
export * from './categories/categories.read-models.ts'
export * from './recommendations/recommendations.read-models.ts'
export * from './visits/visits.read-models.ts'
export * from './visits/post-news.read-models.ts'
export * from './comments/comments.read-models.ts'
export * from './coupons/coupons.read-models.ts'
export * from './deal-alerts/deal-alerts.read-models.ts'
export * from './deal-scores/deal-scores.read-models.ts'
export * from './deal-scores/score-replays.read-models.ts'
export * from './featured/featured.read-models.ts'
export * from './front-pages/front-pages.read-models.ts'
export * from './history/history.read-models.ts'
export * from './language-models/model-runs.read-models.ts'
export * from './moderation/appeals.read-models.ts'
export * from './moderation/desk-acts.read-models.ts'
export * from './moderation/desk-settings.read-models.ts'
export * from './moderation/moderation.read-models.ts'
export * from './notifications/notifications.read-models.ts'
export * from './posts/inspections.read-models.ts'
export * from './posts/posts.read-models.ts'
export * from './posts/signals.read-models.ts'
export { isOutdated } from './posts/vote-sums.ts'
export * from './posts/suggestions.read-models.ts'
export * from './posts/title-keys.read-models.ts'
export * from './preferences/preferences.read-models.ts'
export * from './products/products.read-models.ts'
export * from './reports/reports.read-models.ts'
export * from './search/search.read-models.ts'
export * from './staff/days.read-models.ts'
export * from './newsletter/newsletter.read-models.ts'
export * from './site-pages/site-pages.read-models.ts'
export * from './staff/settings.read-models.ts'
export * from './stores/stores.read-models.ts'
export * from './threads/threads.read-models.ts'
export * from './transparency/removals.read-models.ts'
export * from './users/role-changes.read-models.ts'
export * from './users/sanctions.read-models.ts'
export * from './users/users.read-models.ts'
export * from './votes/vote-roots.read-models.ts'
