/** What is asked of a process that asks the site. */
export interface Asked {
  readonly origin: string
  /** One of each member. */
  readonly cookies: readonly string[]
  readonly seconds: number
  /** So many ask at once, each as soon as the answer is there; or, where a rate is named, so many shares of it. */
  readonly visitors: number
  readonly members: number
  readonly writers: number
  /** Questions a second, whether or not those before were answered. */
  readonly perSecond?: number
  /** Connections that are opened before, and ask nothing or slowly. */
  readonly idle?: number
}
export type Who = 'visitor' | 'member' | 'writer'
export interface Answered {
  readonly who: Who
  readonly status: number
  readonly ms: number
  readonly retryAfter: boolean
}
/** What came of it. */
export interface Told {
  readonly answers: readonly Answered[]
  /** Questions whose connection was cut. */
  readonly broken: number
  /** Questions that were not put, because too many stood unanswered. */
  readonly unasked: number
  /** How many connections stood open that asked nothing. */
  readonly idle: number
}

export const isTold = (told: unknown): told is Told =>
  typeof told === 'object' && told !== null && 'answers' in told && Array.isArray(told.answers)
