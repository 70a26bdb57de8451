import {
  confirmedEmailOf,
  createAccountLetters,
  createFactors,
  createSessions,
  createTickets,
  giveBack,
} from '@deals/accounts'
import { counted, streamOf } from '@deals/events'
import { isMailAddress } from '@deals/process'
import { appendAs, operator } from '../platform/record-ops.ts'
import type { Desk } from './desk.ts'
import { WrongWord } from './find-projection.ts'

export interface GiveBackWish {
  readonly reason: string
  readonly email?: string
}

/** Gives an account back to an owner whom somebody else locked out: see docs/how-to/give-an-account-back.md. */
export async function giveAccountBack(desk: Desk, username: string, wish: GiveBackWish): Promise<number> {
  const { accounts, keyed, masterKey, print } = desk
  const reason = wish.reason.trim()
  const email = wish.email?.trim() ?? null
  if (reason === '' || (email !== null && !isMailAddress(email))) {
    throw new WrongWord(reason === '' ? 'Say why with --reason.' : `"${email}" is no address for letters.`)
  }
  // Whoever had the account may have taken another name for it.
  const account = await accounts.byAnyName(username)
  if (account === null) {
    throw new WrongWord(`There is no member "${username}".`)
  }
  const to = email ?? confirmedEmailOf(account)
  if (to === null) {
    throw new WrongWord(`${account.username} has no confirmed address; give the one of its owner with --email.`)
  }
  const { userId } = account
  const [stream, isAddressNew] = [streamOf.user(userId), to !== confirmedEmailOf(account)]
  // First, so that nothing is done to an account of which the log does not tell.
  await appendAs(operator, desk, {
    stream,
    event: { type: 'AccountGivenBack', data: { userId, isAddressNew, reason } },
  })
  const parts = { accounts, factors: createFactors(keyed, { masterKey }), sessions: createSessions(keyed) }
  const letters = { tickets: createTickets(keyed), accountLetters: createAccountLetters(keyed, { accounts }) }
  const factors = await giveBack({ ...parts, ...letters, now: Date.now }, { userId, email })
  print(`${account.username} is signed out everywhere; ${counted(factors, 'way')} to sign in beside the password went.`)
  print(`The password opens nothing any more. A letter to ${to} leads to a new one.`)
  print(`Why stands in the log, in ${stream}.`)
  return 0
}
