import {
  removalReasons,
  type AskedOf,
  type DayFact,
  type transparencyReads,
  type TransparencyView,
} from '@deals/events'
import {
  appeals,
  dayOf,
  postDays,
  removals,
  sanctions,
  startOf,
  stores,
  unripeVotes,
  wordRemovals,
  type ReadModels,
} from '@deals/projector/read-models'
import { everybodyMay, defineQuery } from '../platform/pipeline.ts'
import { medianReview } from '../staff/review-time.lookup.ts'

type Request = AskedOf<typeof transparencyReads.getTransparency>
type Part<Name extends keyof TransparencyView> = Promise<TransparencyView[Name]>

/** GET /api/transparency */
export const getTransparency = defineQuery({
  reads: [postDays, removals, wordRemovals, appeals, sanctions, stores, unripeVotes],
  isSameForVisitors: true,
  find: async ({ readModels, now }, { days }: Request) => {
    // The last one is today so far.
    const first = dayOf(now) - days + 1
    const [reviews, removed, appealed, votes, members, blockedStores] = await Promise.all([
      countReviews(readModels, first),
      countRemovals(readModels, first),
      countAppeals(readModels, startOf(first)),
      countVotes(readModels, first),
      countSanctions(readModels, startOf(first)),
      readModels.collection(stores).count({ status: 'blocked' }),
    ])
    return { days, reviews, removals: removed, appeals: appealed, votes, members, blockedStores }
  },
  hydrate: async (_asking, found) => found,
  permit: everybodyMay,
  present: (_asking, counted): TransparencyView => counted,
})

async function countFact(readModels: ReadModels, fact: DayFact, first: number): Promise<number> {
  const byDay = await readModels.collection(postDays).countPer('day', { fact, day: { $gte: first } })
  return [...byDay.values()].reduce((sum, count) => sum + count, 0)
}

async function countReviews(readModels: ReadModels, first: number): Part<'reviews'> {
  const [submitted, reported, decided, medianMinutes] = await Promise.all([
    countFact(readModels, 'submitted', first),
    countFact(readModels, 'reports', first),
    countFact(readModels, 'reviewed', first),
    medianReview(readModels, first),
  ])
  return { submitted, reported, decided, medianMinutes }
}

async function countRemovals(readModels: ReadModels, first: number): Part<'removals'> {
  const removed = readModels.collection(removals)
  const since = { day: { $gte: first } }
  const [takenBack, ofWords, ...counts] = await Promise.all([
    removed.count({ ...since, isTakenBack: true }),
    readModels.collection(wordRemovals).count(since),
    ...removalReasons.map((reason) => removed.count({ ...since, reason })),
  ])
  const byReason = removalReasons
    .map((reason, at) => ({ reason, count: counts[at] ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
  return { total: byReason.reduce((sum, { count }) => sum + count, 0), takenBack, ofWords, byReason }
}

async function countAppeals(readModels: ReadModels, from: number): Part<'appeals'> {
  const decidedAs = (state: 'upheld' | 'overturned') =>
    readModels.collection(appeals).count({ state, answeredAt: { $gte: from } })
  const [upheld, overturned] = await Promise.all([decidedAs('upheld'), decidedAs('overturned')])
  return { decided: upheld + overturned, overturned }
}

async function countVotes(readModels: ReadModels, first: number): Part<'votes'> {
  const [cast, excluded, waiting] = await Promise.all([
    countFact(readModels, 'votes', first),
    countFact(readModels, 'excluded', first),
    readModels.collection(unripeVotes).count({}),
  ])
  return { cast, excluded, waiting }
}

async function countSanctions(readModels: ReadModels, from: number): Part<'members'> {
  const counted = (kind: 'UserWarned' | 'UserSuspended' | 'UserReinstated') =>
    readModels.collection(sanctions).count({ kind, at: { $gte: from } })
  const [warned, restricted, reinstated] = await Promise.all([
    counted('UserWarned'),
    counted('UserSuspended'),
    counted('UserReinstated'),
  ])
  return { warned, restricted, reinstated }
}
