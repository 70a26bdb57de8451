import { isLeadingOn, usernameKeyOf } from '@deals/events'
import { users, type UserDoc } from '@deals/projector/read-models'
import type { Asking } from '../platform/ports.ts'
import { membersKept } from '../platform/viewer.ts'

/** Stands in the place of a name that is gone. */
const nobody = 'deleted user'

export interface Members {
  get(userId: string): UserDoc | undefined
  nameOf(userId: string): string
}

/** The people of a page, in one read. */
export async function findMembers(
  { readModels }: Pick<Asking, 'readModels'>,
  userIds: readonly string[],
): Promise<Members> {
  const found = await membersKept(readModels, [...new Set(userIds)])
  const get = (userId: string): UserDoc | undefined => {
    const user = found.get(userId)
    return user?.erased ? undefined : user
  }
  return { get, nameOf: (userId) => get(userId)?.username ?? nobody }
}

type ByName = Pick<Asking, 'readModels' | 'now'>

/** Those who have such a name; for names that nobody has, those whom they lead to since they took another one. */
export async function findByNames(asking: ByName, usernames: readonly string[]): Promise<UserDoc[]> {
  const keys = [...new Set(usernames.map(usernameKeyOf))]
  const found = await findThose(asking, 'usernameKey', keys)
  const had = new Set(found.map(({ usernameKey }) => usernameKey))
  const left = keys.filter((key) => !had.has(key))
  const led = (await findThose(asking, 'formerKeys', left)).filter(({ formerNames = [] }) =>
    formerNames.some((name) => left.some((key) => isLeadingOn(name, key, asking.now))),
  )
  return [...found, ...led]
}

/** A name that is free again may be the former name of several. */
const mostOfOneName = 10

async function findThose(
  { readModels }: ByName,
  field: 'usernameKey' | 'formerKeys',
  keys: readonly string[],
): Promise<UserDoc[]> {
  const window = { sort: [], limit: keys.length * mostOfOneName }
  const found = keys.length === 0 ? [] : await readModels.collection(users).find({ [field]: { $in: keys } }, window)
  return found.filter(({ erased }) => !erased)
}

export async function findByName(asking: ByName, username: string): Promise<UserDoc | null> {
  const [user] = await findByNames(asking, [username])
  return user ?? null
}
