import { visibleOf, type AskedOf, type ShownOfMember, type userReads, type VotesOfUser } from '@deals/events'
import { postVotes, preferences, users, type UserDoc } from '@deals/projector/read-models'
import { defineQuery } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { notFound } from '../platform/refusals.ts'
import { findByName } from './members.hydrator.ts'
import { shownOfMember } from './shown-of-member.lookup.ts'

type Request = AskedOf<typeof userReads.countVotesOfUser>
type Months = VotesOfUser['months']

interface Found {
  user: UserDoc
  shown: ShownOfMember
}

const monthsBack = 12
/** Nobody votes as often in a month. */
const mostPerMonth = 50_000

/** GET /api/users/{username}/votes */
export const countVotesOfUser = defineQuery({
  reads: [users, postVotes, preferences],
  isSameForVisitors: true,
  find: async (asking, { username }: Request) => {
    const user = await findByName(asking, username)
    return user === null ? notFound('User') : { user, shown: await shownOfMember(asking, user.userId) }
  },
  hydrate: async (asking, found) => ({
    ...found,
    months: isVisible(asking.viewer, found) ? await monthsOf(asking, found.user.userId) : null,
  }),
  permit: ({ viewer }, found) => (isVisible(viewer, found) ? found : { ...found, months: null }),
  present: (_asking, { months }): VotesOfUser => ({ months }),
})

const isVisible = (viewer: Asking['viewer'], { user, shown }: Found): boolean =>
  visibleOf(viewer, user.userId, shown).votes

/** The last months that have any votes. */
async function monthsOf({ readModels, now }: Asking, userId: string): Promise<NonNullable<Months>> {
  const votes = readModels.collection(postVotes)
  const today = new Date(now)
  const start = (back: number) => Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back)
  const counted = Array.from({ length: monthsBack }, async (_, back) => {
    const at = { $gte: start(back), $lt: start(back - 1) }
    const { counts } = await votes.countValues('value', { userId, at }, { atMost: mostPerMonth })
    return {
      month: new Date(start(back)).toISOString().slice(0, 'yyyy-mm'.length),
      up: counts.get(1) ?? 0,
      down: counts.get(-1) ?? 0,
    }
  })
  return (await Promise.all(counted)).filter(({ up, down }) => up + down > 0)
}
