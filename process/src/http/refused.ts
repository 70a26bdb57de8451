import {
  isRefusal,
  refusalTable,
  refuse as refuseWith,
  type JsonObject,
  type Refusal,
  type RefusalCode,
} from '@deals/events'

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
