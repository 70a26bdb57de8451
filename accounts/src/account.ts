import type { FormerName } from '@deals/events'

/** What is known of a person outside the log, and forgotten with the account. */
export type Account = {
  userId: string
  username: string
  /** The name as it is compared: two accounts never share it. */
  usernameKey: string
  /** Names that they had before. */
  formerNames?: FormerName[]
  passwordHash: string
  email?: string
  /** When somebody showed that letters to this address reach them (ms); until then none but that question is sent. */
  emailConfirmedAt?: number
  createdAt: number
  /** Its owner left and may come back until then (ms); afterwards it is erased. */
  closing?: Closing
}
export type Closing = {
  until: number
  posts: 'keep' | 'delete'
  /** The erasure has begun: nobody comes back from there. */
  hasBegun?: true
}

/** Where the person gets letters; null until they confirmed an address. */
export const confirmedEmailOf = (account: Account | null): string | null =>
  account?.emailConfirmedAt === undefined ? null : (account.email ?? null)

/** Where letters come that a member chose; somebody who has left wants none. */
export const mailboxOf = (account: Account | null): string | null =>
  account?.closing === undefined ? confirmedEmailOf(account) : null
