import { roles, streamOf, type Role } from '@deals/events'
import { newUuid } from '@deals/events/platform'
import { operator } from '../platform/record-ops.ts'
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
  const commandId = newUuid()
  const meta = { commandId, correlationId: commandId, causationId: commandId, actor: operator }
  const granted = { type: 'RoleGranted' as const, data: { userId: account.userId, role } }
  const expected = revision === -1 ? 'none' : revision
  await desk.log.append(stream, await desk.codec.encode([granted], { stream, meta }), { expected })
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
