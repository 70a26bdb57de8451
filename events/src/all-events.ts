import { announcementEvents, type AnnouncementEvent } from './announcements/announcements.events.ts'
import { availabilityEvents, type AvailabilityEvent } from './availability/availability.events.ts'
import { bookmarkEvents, type BookmarkEvent } from './bookmarks/bookmarks.events.ts'
import { catalogueEvents, type CatalogueEvent } from './categories/categories.events.ts'
import { commentEvents, type CommentEvent } from './comments/comments.events.ts'
import { couponEvents, type CouponEvent } from './coupons/coupons.events.ts'
import { dealAlertEvents, type DealAlertEvent } from './deal-alerts/deal-alerts.events.ts'
import { dealScoreEvents, type DealScoreEvent } from './deal-scores/deal-scores.events.ts'
import { scoreReplayEvents, type ScoreReplayEvent } from './deal-scores/score-replays.events.ts'
import { languageModelEvents, type LanguageModelEvent } from './language-models/language-models.events.ts'
import { featuredEvents, type FeaturedEvent } from './featured/featured.events.ts'
import { appealEvents, type AppealEvent } from './moderation/appeals.events.ts'
import { deskSettingsEvents, type DeskSettingsEvent } from './moderation/desk-settings.events.ts'
import { moderationEvents, type ModerationEvent } from './moderation/moderation.events.ts'
import { newsletterEvents, type NewsletterEvent } from './newsletter/newsletter.events.ts'
import { notificationEvents, type NotificationEvent } from './notifications/notifications.events.ts'
import { operationEvents, type OperationEvent } from './operations/operations.events.ts'
import type { EventDefinition, Recorded } from './platform/event.ts'
import type { StreamCategory } from './platform/streams.ts'
import { turnEvents, type TurnEvent } from './platform/turns.events.ts'
import { commentLockEvents, type CommentLockEvent } from './posts/comment-lock.events.ts'
import { followEvents, type FollowEvent } from './posts/follows.events.ts'
import { productEvents, type ProductEvent } from './products/products.events.ts'
import { postEvents, type PostEvent } from './posts/posts.events.ts'
import { redactionEvents, type RedactionEvent } from './posts/redactions.events.ts'
import { visitEvents, type VisitEvent } from './posts/visits.events.ts'
import { suggestionEvents, type SuggestionEvent } from './posts/suggestions.events.ts'
import { preferenceEvents, type PreferenceEvent } from './preferences/preferences.events.ts'
import { recommendationEvents, type RecommendationEvent } from './recommendations/recommendations.events.ts'
import { memberVisitEvents, type MemberVisitEvent } from './visits/visits.events.ts'
import { frontPageEvents, type FrontPageEvent } from './front-pages/front-pages.events.ts'
import { reportEvents, type ReportEvent } from './reports/reports.events.ts'
import { sitePageEvents, type SitePageEvent } from './site-pages/site-pages.events.ts'
import { settingEvents, type SettingEvent } from './staff/settings.events.ts'
import { storeEvents, type StoreEvent } from './stores/stores.events.ts'
import { threadEvents, type ThreadEvent } from './threads/threads.events.ts'
import { placeEvents, type PlaceEvent } from './users/places.events.ts'
import { userEvents, type UserEvent } from './users/users.events.ts'
import { voteRootEvents, type VoteRootEvent } from './votes/vote-roots.events.ts'
import { voteEvents, type VoteEvent } from './votes/votes.events.ts'
import { webhookEvents, type WebhookEvent } from './webhooks/webhooks.events.ts'

/** Every event there is, as deciders make it: plain text, newest version. */
export type DomainEvent =
  | PostEvent
  | FollowEvent
  | CommentLockEvent
  | RedactionEvent
  | SuggestionEvent
  | VoteEvent
  | VoteRootEvent
  | FrontPageEvent
  | BookmarkEvent
  | CommentEvent
  | DealAlertEvent
  | DealScoreEvent
  | ScoreReplayEvent
  | LanguageModelEvent
  | ReportEvent
  | AvailabilityEvent
  | CouponEvent
  | ProductEvent
  | ModerationEvent
  | AppealEvent
  | DeskSettingsEvent
  | PreferenceEvent
  | RecommendationEvent
  | MemberVisitEvent
  | NotificationEvent
  | UserEvent
  | PlaceEvent
  | StoreEvent
  | CatalogueEvent
  | OperationEvent
  | SettingEvent
  | SitePageEvent
  | NewsletterEvent
  | TurnEvent
  | ThreadEvent
  | VisitEvent
  | AnnouncementEvent
  | FeaturedEvent
  | WebhookEvent
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
