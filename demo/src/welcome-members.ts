import { createCallers, invocationOf, type Caller, type CommandContext } from '@deals/command-api/app'
import { isRefusal, type Role } from '@deals/events'
import { hashPassword } from '@deals/accounts'
import { uuidV5 } from '@deals/events/platform'
import type { DoorsAt } from './clockwork.ts'
import { members, type DemoMember, type DemoRole } from './demo-data.ts'
import { demoPassword } from './logins.ts'

const namespace = '5b0f9a3e-7c55-4f0e-9a51-3b7c1d2e4f60'
const roleOf: Readonly<Record<DemoRole, Role | null>> = {
  member: null,
  moderator: 'moderator',
  staff: 'staff',
  'super-user': 'superUser',
  owner: 'owner',
}

/** Registers every member of the demonstration data and answers who they are, by name. */
export async function welcomeMembers(doorsAt: DoorsAt, context: CommandContext): Promise<Map<string, Caller>> {
  // They share one password, so it is hashed once: eighty times would take longer than everything else.
  const passwordHash = await hashPassword(demoPassword)
  const { callerOf } = createCallers(context)
  const welcome = async (member: DemoMember): Promise<[string, Caller]> => {
    const userId = uuidV5(namespace, member.username)
    await register(member, { userId, passwordHash, doorsAt, context })
    const caller = await callerOf(userId)
    if (caller === null) {
      throw new Error(`${member.username} was registered and cannot be found`)
    }
    // Everybody in the demonstration data has been here long enough for their votes to count.
    return [member.username, { ...caller, trustLevel: member.joinedDaysAgo > 60 ? 2 : 1 }]
  }
  return new Map(await Promise.all(members.map(welcome)))
}

interface Registering {
  userId: string
  passwordHash: string
  doorsAt: DoorsAt
  context: CommandContext
}

async function register(member: DemoMember, { userId, passwordHash, doorsAt, context }: Registering): Promise<void> {
  const { username, joinedDaysAgo, bio } = member
  const doors = doorsAt(joinedDaysAgo * 24 * 60).members
  if ((await context.accounts.byName(username)) === null) {
    mustWork(await doors.registerUser({ username, userId, passwordHash, password: demoPassword }), username)
  }
  const role = roleOf[member.role]
  if (role !== null) {
    mustWork(await doors.grantRole({ username, role }), username)
  }
  if (bio !== undefined) {
    const caller = await createCallers(context).callerOf(userId)
    if (caller !== null) {
      await doors.changeProfile({ caller, by: invocationOf(caller, { key: 'demo profile' }), form: { bio } })
    }
  }
}

function mustWork(outcome: unknown, username: string): void {
  if (isRefusal(outcome)) {
    throw new Error(`${username} could not join: ${JSON.stringify(outcome)}`)
  }
}
