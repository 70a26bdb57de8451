import { roles, streamOf, type Role } from '@deals/events'
import { appendAs, operator } from '../platform/record-ops.ts'
import type { Desk } from './desk.ts'
import { WrongWord } from './find-projection.ts'

/** Gives a member a role. The first owner of a site comes about this way. */
export async function grantRole(desk: Desk, word: string, username: string): Promise<number> {
  const role = roles.find((one) => one.toLowerCase() === word.toLowerCase())
  if (role === undefined) {
    throw new WrongWord(`There is no role "${word}"; there are ${roles.join(', ')}.`)
  }
  const account = await desk.accounts.byName(username)
  if (account === null) {
    throw new WrongWord(`There is no member "${username}".`)
  }
  const stream = streamOf.user(account.userId)
  const { revision, events } = await desk.log.readStream(stream)
  if (hasRole(events, role)) {
    desk.print(`${username} is ${role} already.`)
    return 0
  }
  const event = { type: 'RoleGranted' as const, data: { userId: account.userId, role } }
  await appendAs(operator, desk, { stream, event, expected: revision === -1 ? 'none' : revision })
  desk.print(`${username} is ${role} now.`)
  return 0
}

function hasRole(events: readonly { type: string; data: { role?: unknown } }[], role: Role): boolean {
  return events.reduce(
    (has, { type, data }) =>
      data.role === role && /^Role(Granted|Revoked)$/.test(type) ? type === 'RoleGranted' : has,
    false,
  )
}
