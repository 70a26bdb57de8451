import { users, type UserDoc } from '@deals/projector/read-models'
import type { Asking } from '../platform/ports.ts'

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
  const ids = [...new Set(userIds)]
  const found = ids.length === 0 ? new Map<string, UserDoc>() : await readModels.collection<UserDoc>(users).many(ids)
  const get = (userId: string): UserDoc | undefined => {
    const user = found.get(userId)
    return user?.erased ? undefined : user
  }
  return { get, nameOf: (userId) => get(userId)?.username ?? nobody }
}

/** Names are compared without regard to case. */
const keyOf = (username: string): string => username.normalize('NFKC').toLowerCase()

export async function findByNames(
  { readModels }: Pick<Asking, 'readModels'>,
  usernames: readonly string[],
): Promise<UserDoc[]> {
  const keys = usernames.map(keyOf)
  const found =
    keys.length === 0
      ? []
      : await readModels
          .collection<UserDoc>(users)
          .find({ usernameKey: { $in: keys } }, { sort: [], limit: keys.length })
  return found.filter(({ erased }) => !erased)
}

export async function findByName(asking: Pick<Asking, 'readModels'>, username: string): Promise<UserDoc | null> {
  const [user] = await findByNames(asking, [username])
  return user ?? null
}
