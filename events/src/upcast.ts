import type { AnyRecorded } from './all-events.ts'
import type { EventDefinition, EventMeta, JsonObject } from './platform/event.ts'
import type { Position } from './platform/position.ts'

/** A pure step from the payload of one version to that of the next. */
export type Upcaster = (data: JsonObject) => JsonObject
/** By event type, then by the version that a step starts from. */
export type Upcasters = Readonly<Record<string, Readonly<Record<number, Upcaster>>>>

/** Nobody had chosen yet of what they hear on their devices. */
const withPush: Upcaster = ({ notices = null, ...data }) =>
  notices === null || typeof notices !== 'object' || Array.isArray(notices)
    ? data
    : { ...data, notices: { ...notices, push: {} } }

/** Every step there is, one entry per change: docs/how-to/change-an-event.md. */
export const upcasters: Upcasters = {
  // Fields were added that may be absent, and kinds of notices.
  PreferencesChanged: {
    1: (data) => data,
    2: (data) => data,
    3: (data) => data,
    4: (data) => data,
    5: (data) => data,
    6: withPush,
  },
  // Decisions can be taken back together.
  BulkDecided: { 1: (data) => data },
  ScoreCompleted: { 1: (data) => data },
  // Shipping was not noted; nothing is made up for it.
  PostBookmarked: { 1: (data) => data, 2: (data) => data },
  BookmarkChanged: { 1: (data) => data },
  SaverTold: { 1: (data) => data, 2: (data) => data },
  PostReviewAdvised: { 1: (data) => data, 2: (data) => data },
  PostSentToReview: { 1: (data) => data, 2: (data) => data },
  PostApproved: { 1: (data) => data },
  ScoreReplayEnded: { 1: (data) => data },
  // There was no other channel than letters.
  NotificationSent: { 1: (data) => data },
  NotificationSendFailed: { 1: (data) => data },
  // What a moderator gave as reason was not kept.
  UserReinstated: { 1: (data) => ({ ...data, reason: null }) },
  // Blocking a store asked for no reason.
  StoreChanged: { 1: (data) => data },
  // Who wrote that reason wrote it for staff.
  RepresentativeRevoked: { 1: (data) => ({ ...data, isTold: false }) },
}

/** An event that this program cannot read: not a fault of the fold that asked for it. */
export class UndecodableEvent extends Error {
  override name = 'UndecodableEvent'
  readonly reason: 'unknown-type' | 'newer-version' | 'missing-upcaster' | 'damaged'
  constructor(reason: UndecodableEvent['reason'], message: string) {
    super(message)
    this.reason = reason
  }
}

/** The payload in the shape of the newest version. */
export function upcast(
  { type, version }: Pick<EventDefinition, 'type' | 'version'>,
  stored: { data: JsonObject; v: number },
  steps: Upcasters = upcasters,
): JsonObject {
  if (stored.v > version) {
    const message = `${type} has version ${stored.v}, this program knows ${version}; start the newer program`
    throw new UndecodableEvent('newer-version', message)
  }
  let data = stored.data
  for (let from = stored.v; from < version; from += 1) {
    const step = steps[type]?.[from]
    if (step === undefined) {
      throw new UndecodableEvent('missing-upcaster', `${type} has no step from version ${from} to ${from + 1}`)
    }
    data = step(data)
  }
  return data
}

/** What an event carries besides its payload. */
export interface Envelope {
  id: string
  type: string
  stream: string
  revision: number
  position: Position
  at: number
  meta: EventMeta
  /** As it was stored. */
  data: JsonObject
}

/**
 * The one place where a stored payload takes on its type. It was checked against its schema when it was written, and
 * upcasters give the newest shape (the golden events hold them to it), so a replay need not check it again.
 */
export function recorded(stored: Envelope, data: JsonObject): AnyRecorded {
  const { id, type, stream, revision, position, at, meta } = stored
  const event = stored.data === data ? stored : { id, type, stream, revision, position, at, meta, data }
  return event as unknown as AnyRecorded
}
