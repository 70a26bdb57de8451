/** What is asked of a process that asks the site. */
export interface Asked {
  readonly origin: string
  /** Of a member. */
  readonly cookies: string
  readonly seconds: number
  readonly visitors: number
  readonly members: number
  readonly writers: number
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
  /** How many connections stood open that asked nothing. */
  readonly idle: number
}

export function parseTold(told: unknown): Told {
  if (typeof told === 'object' && told !== null && 'answers' in told && Array.isArray(told.answers)) {
    return told as Told
  }
  throw new Error('the process that asks told nothing')
}

/** As the one who starts it writes it. */
export const parseAsked = (text: string): Asked => JSON.parse(text) as Asked
