import { announcementEvents } from './announcements/announcements.events.ts'
import { availabilityEvents } from './availability/availability.events.ts'
import { bookmarkEvents } from './bookmarks/bookmarks.events.ts'
import { catalogueEvents } from './categories/categories.events.ts'
import { commentEvents } from './comments/comments.events.ts'
import { couponEvents } from './coupons/coupons.events.ts'
import { dealAlertEvents } from './deal-alerts/deal-alerts.events.ts'
import { dealScoreEvents } from './deal-scores/deal-scores.events.ts'
import { scoreReplayEvents } from './deal-scores/score-replays.events.ts'
import { languageModelEvents } from './language-models/language-models.events.ts'
import { featuredEvents } from './featured/featured.events.ts'
import { appealEvents } from './appeals/appeals.events.ts'
import { deskSettingsEvents } from './moderation/desk-settings.events.ts'
import { moderationEvents } from './moderation/moderation.events.ts'
import { newsletterEvents } from './newsletter/newsletter.events.ts'
import { notificationEvents } from './notifications/notifications.events.ts'
import { operationEvents } from './operations/operations.events.ts'
import type { EventDefinition, EventOf, Recorded } from './platform/event.ts'
import type { StreamCategory } from './platform/stream-categories.ts'
import { turnEvents } from './platform/turns.events.ts'
import { commentLockEvents } from './posts/comment-lock.events.ts'
import { followEvents } from './posts/follows.events.ts'
import { productEvents } from './products/products.events.ts'
import { postEvents } from './posts/posts.events.ts'
import { redactionEvents } from './posts/redactions.events.ts'
import { visitEvents } from './posts/visits.events.ts'
import { suggestionEvents } from './posts/suggestions.events.ts'
import { preferenceEvents } from './preferences/preferences.events.ts'
import { recommendationEvents } from './recommendations/recommendations.events.ts'
import { memberVisitEvents } from './visits/visits.events.ts'
import { frontPageEvents } from './front-pages/front-pages.events.ts'
import { reportEvents } from './reports/reports.events.ts'
import { sitePageEvents } from './site-pages/site-pages.events.ts'
import { settingEvents } from './staff/settings.events.ts'
import { storeEvents } from './stores/stores.events.ts'
import { threadEvents } from './threads/threads.events.ts'
import { placeEvents } from './users/places.events.ts'
import { userEvents } from './users/users.events.ts'
import { voteRootEvents } from './votes/vote-roots.events.ts'
import { voteEvents } from './votes/votes.events.ts'
import { webhookEvents } from './webhooks/webhooks.events.ts'

/** Every event there is, as deciders make it: plain text, newest version. */
export type DomainEvent = EventOf<(typeof all)[number]>
export type EventType = DomainEvent['type']
/** Every event as folds see it. Distributes, so that a switch on `type` narrows `data`. */
export type AnyRecorded = DomainEvent extends infer E ? (E extends DomainEvent ? Recorded<E> : never) : never
/** Each event by its type, for tables with one entry for each; looked up, so that the compiler need not compare them. */
export type RecordedByType = { readonly [E in AnyRecorded as E['type']]: E }
export type RecordedOf<Type extends EventType> = RecordedByType[Type]
type EventByType = { readonly [E in DomainEvent as E['type']]: E }
/** An event as a rule gives it. */
export type EventNamed<Type extends EventType> = EventByType[Type]

const all = [
  ...postEvents,
  ...followEvents,
  ...commentLockEvents,
  ...redactionEvents,
  ...suggestionEvents,
  ...voteEvents,
  ...voteRootEvents,
  ...frontPageEvents,
  ...bookmarkEvents,
  ...commentEvents,
  ...dealAlertEvents,
  ...dealScoreEvents,
  ...scoreReplayEvents,
  ...languageModelEvents,
  ...reportEvents,
  ...availabilityEvents,
  ...couponEvents,
  ...productEvents,
  ...moderationEvents,
  ...appealEvents,
  ...deskSettingsEvents,
  ...preferenceEvents,
  ...recommendationEvents,
  ...memberVisitEvents,
  ...notificationEvents,
  ...userEvents,
  ...placeEvents,
  ...storeEvents,
  ...catalogueEvents,
  ...operationEvents,
  ...settingEvents,
  ...sitePageEvents,
  ...newsletterEvents,
  ...turnEvents,
  ...threadEvents,
  ...visitEvents,
  ...announcementEvents,
  ...featuredEvents,
  ...webhookEvents,
]
/** The types of the events that a kind of stream holds, so that what folds such a stream can be closed over them. */
export type EventTypeIn<Category extends StreamCategory> = Extract<(typeof all)[number], { category: Category }>['type']

export const eventDefinitions: Readonly<Record<string, EventDefinition>> = Object.fromEntries(
  all.map((definition) => [definition.type, definition]),
)
export const eventTypes = all.map(({ type }) => type)
