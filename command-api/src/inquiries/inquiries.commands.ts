import type { JsonObject, LetterState } from '@deals/events'
import type { Keyed, KeyedStore, Subscriptions } from '@deals/accounts'
import { newUuid } from '@deals/events/platform'
import type { CommandContext } from '../context.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import type { UploadedFile } from '../platform/read-body.ts'
import { isRefused } from '../platform/refusal.ts'

export interface Ports {
  readonly tables: KeyedStore
  readonly subscriptions: Subscriptions
  readonly screenshots: Pick<CommandContext['screenshots'], 'keep'>
  readonly clock: { now(): number }
}
export interface Thanks {
  readonly message: string
  readonly reference?: string
}
/** What somebody wrote, and who of the staff looks after it, as far as anybody ever did. */
export type Received = {
  at: number
  state: LetterState
  userId: string | null
  fields: JsonObject
  screenshots?: string[]
  desk?: Desk
}
type Desk = { assigneeId: string | null; at: number; by: string }

const firstReference = 1000

/** What people tell the site: bug reports, letters, and the wish for the newsletter. None of it is in the log. */
export function inquiryCommands({ tables, subscriptions, screenshots, clock }: Ports) {
  const received = (table: string) => tables.table<Received>(table)
  const numbers = tables.table<number>('numbers')
  return {
    /** Says the same whether the address was known or not. */
    subscribe: async (userId: string | null, email: string): Promise<Outcome<Thanks>> => {
      await subscriptions.ask(email, userId)
      return done({ message: 'Thanks. Please confirm with the link in the letter that we send you.' })
    },
    reportBug: async (
      userId: string | null,
      fields: JsonObject,
      files: readonly UploadedFile[] = [],
    ): Promise<Outcome<Thanks>> => {
      const pictures = await screenshots.keep(files)
      if (isRefused(pictures)) {
        return pictures
      }
      const reference = `BR-${await nextNumber(numbers, 'bug-reports')}`
      await received('bug-reports').put(
        reference,
        { at: clock.now(), state: 'new', userId, fields, ...(pictures.length > 0 && { screenshots: pictures }) },
        0,
      )
      return done({ message: `Thanks. Reference ${reference}.`, reference })
    },
    contact: async (userId: string | null, fields: JsonObject): Promise<Outcome<Thanks>> => {
      await received('contact').put(newUuid(), { at: clock.now(), state: 'new', userId, fields }, 0)
      return done({ message: 'Thanks. We will write back.' })
    },
    /** What a form that no person filled in is told. */
    pretend: async (): Promise<Outcome<Thanks>> => done({ message: 'Thanks.' }),
  }
}

async function nextNumber(numbers: Keyed<number>, name: string): Promise<number> {
  const entry = await numbers.get(name)
  const next = (entry?.value ?? firstReference) + 1
  return (await numbers.put(name, next, entry?.rev ?? 0)) ? next : nextNumber(numbers, name)
}
