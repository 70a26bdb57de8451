import { isRefusal, refuse as refuseWith, type JsonObject, type Refusal } from '@deals/events'

/** Every way to say no: its HTTP status, and the sentence for the person where the rule gives none of its own. */
export const refusalTable = {
  'not-understood': [400, 'The request was not understood.'],
  'key-not-understood': [400, 'An Idempotency-Key has 8 to 128 visible characters.'],
  'not-signed-in': [401, 'Please sign in.'],
  'not-allowed': [403, 'You are not allowed to do this.'],
  'cross-site': [403, 'This request came from another site.'],
  suspended: [403, 'You may not do this for now.'],
  'wrong-password': [403, 'The current password is not right.'],
  'proof-needed': [403, 'Please show again that it is you.'],
  'call-not-found': [404, 'There is no such call.'],
  'post-not-found': [404, 'Post not found'],
  'post-under-review': [404, 'This post is under review'],
  'comment-not-found': [404, 'Comment not found'],
  'store-not-found': [404, 'Store not found'],
  'user-not-found': [404, 'User not found'],
  'bookmark-not-found': [404, 'You have not saved this post'],
  'report-not-found': [404, 'Report not found'],
  'notification-not-found': [404, 'Notification not found'],
  'alert-not-found': [404, 'Alert not found'],
  'match-not-found': [404, 'This alert did not find this post'],
  'draft-not-found': [404, 'Draft not found'],
  'session-not-found': [404, 'Session not found'],
  'factor-not-found': [404, 'There is no such way to sign in.'],
  'link-worn-out': [404, 'This link does not work any more. It is too old, or it was used already.'],
  conflict: [409, 'This cannot be done in its present state.'],
  changed: [409, 'This post changed while you were working.'],
  decided: [409, 'Someone else already decided this.'],
  duplicate: [409, 'This deal has been posted already.'],
  busy: [409, 'Too many people change this at once. Please try again.'],
  'too-large': [413, 'That is too large.'],
  'wrong-type': [415, 'This kind of content is not understood.'],
  invalid: [422, 'Please check the fields.'],
  'too-often': [429, 'You are doing this too often. Please try again later.'],
  overloaded: [503, 'The site is busy. Please try again in a moment.'],
  unavailable: [503, 'The site cannot save anything right now. Please try again in a moment.'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>

export type RefusalCode = keyof typeof refusalTable

/** A refusal of this API: what the shared one says, and what only some answers carry. */
export interface Refused extends Refusal<RefusalCode> {
  /** More members of the JSON answer, such as the posts that a duplicate collides with. */
  readonly details?: JsonObject
  /** Seconds until another try makes sense. */
  readonly retryAfter?: number
}

export function refuse(code: RefusalCode, { details, retryAfter, ...more }: Omit<Refused, 'refused'> = {}): Refused {
  return {
    ...refuseWith(code, more),
    ...(details !== undefined && { details }),
    ...(retryAfter !== undefined && { retryAfter }),
  }
}

/** A form with one wrong field. */
export function refuseField(name: string, message: string): Refused {
  return refuse('invalid', { message, fields: { [name]: message } })
}

/** Tells a refusal from what a rule or a command gives when it agrees. */
export const isRefused = isRefusal<Refused>

export function statusOf({ refused }: Refused): number {
  return refusalTable[refused][0]
}

export function sentenceOf({ refused, message }: Refused): string {
  return message ?? refusalTable[refused][1]
}
