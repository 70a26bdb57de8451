import {
  defaultNotices,
  letterSpans,
  type AnsweredBy,
  type MatchForLetter,
  type notificationQuestions,
  type Period,
} from '@deals/events'
import {
  alertMatches,
  dealAlerts,
  posts,
  preferences,
  type AlertMatchDoc,
  type DealAlertDoc,
  type Filter,
  type PostDoc,
  type ReadModels,
} from '@deals/projector/read-models'
import { forNobody, readAfter, type QuestionPorts } from '../platform/questions.ts'
import { bestDealsSince, dealsForLetters, stillHolding } from '../posts/letter-deals.hydrator.ts'
import { postsMutedBy } from '../preferences/muted-posts.hydrator.ts'
import { countUnread } from './member-notices.lookup.ts'

const mostDeals = 10
/** Some of them may be over by now. */
const lookedAt = 2 * mostDeals
const mostMatches = 20
const mostLookedAt = 200

type Answers = AnsweredBy<typeof notificationQuestions>
type Answered = 'matchesFor' | 'digestFor' | 'digestSlots' | 'digestReaders' | 'newsletterReaders'

/** What workers ask for the letters that gather something. */
export function digestAnswers(ports: QuestionPorts): Pick<Answers, Answered> {
  const { readModels } = ports
  const chosen = readModels.collection(preferences)
  const after = (id: string | null): Filter => (id === null ? {} : { _id: { $gt: id } })
  return {
    matchesFor: async ({ userId, frequency, until, minPosition }) => {
      await readAfter(ports, readForMatches, { minPosition })
      const own = await chosen.get(userId)
      const isMuted = await postsMutedBy(ports, userId, own)
      const isWanted: IsWanted = (alert, match, post) =>
        alert.channels.email && match.frequency === frequency && !isMuted(post)
      const choices = { ...(own?.notices ?? defaultNotices), past: own?.pastSlots ?? [] }
      return matchesIn(readModels, { userId, spans: letterSpans(until, frequency, choices) }, isWanted)
    },
    digestFor: (query) => digestFor(ports, query),
    digestSlots: async ({ after: last, limit }) => {
      const slots: string[] = []
      for (let slot = last ?? ''; slots.length < limit; slot = slots.at(-1) ?? '') {
        // The next other value of an index, so that a slot costs one read however many readers it has.
        const [next] = await chosen.find({ digestSlot: { $gt: slot } }, { sort: [['digestSlot', 1]], limit: 1 })
        if (next?.digestSlot === undefined) {
          break
        }
        slots.push(next.digestSlot)
      }
      return slots
    },
    digestReaders: async ({ slot, after: last, limit }) => {
      const page = await chosen.find({ digestSlot: slot, ...after(last) }, { sort: [], limit })
      return page.map(({ _id: userId, slotSince: since = 0, pastSlots: past = [] }) => ({
        userId,
        since,
        past: [...past],
      }))
    },
    newsletterReaders: async ({ after: last, limit }) => {
      const page = await chosen.find({ newsletter: true, ...after(last) }, { sort: [], limit })
      return page.map(({ _id: userId }) => userId)
    },
  }
}

const digestFor = async (
  ports: QuestionPorts,
  { userId, minPosition, ...period }: Parameters<Answers['digestFor']>[0],
): ReturnType<Answers['digestFor']> => {
  const { readModels, clock } = ports
  await readAfter(ports, readForMatches, { minPosition })
  const own = await readModels.collection(preferences).get(userId)
  const isMuted = await postsMutedBy(ports, userId, own)
  const now = clock()
  const [best, matches, unread] = await Promise.all([
    bestDealsSince({ ...forNobody(ports), since: period.from, currency: own?.currency ?? null }),
    matchesIn(readModels, { userId, spans: [period] }, (_alert, _match, post) => !isMuted(post)),
    countUnread({ readModels, now }, userId),
  ])
  const isPinned = ({ categorySlug }: PostDoc) => own?.pinnedCategories?.includes(categorySlug) === true
  const told = new Set(matches.map(({ postId }) => postId))
  const others = best.filter((post) => post.authorId !== userId && !told.has(post.postId) && !isMuted(post))
  const likely = [...others.filter(isPinned), ...others.filter((post) => !isPinned(post))].slice(0, lookedAt)
  const ids = likely.map(({ postId }) => postId)
  const standing = (await stillHolding({ readModels, now }, ids)).filter((post) => !isMuted(post))
  return { deals: await dealsForLetters(readModels, standing.slice(0, mostDeals)), matches, unread }
}

const readForMatches = [alertMatches, dealAlerts, posts, preferences]

type IsWanted = (alert: DealAlertDoc, match: AlertMatchDoc, post: PostDoc) => boolean

/** What a member's alerts found in some spans of time and is still there, the latest first. */
async function matchesIn(
  readModels: ReadModels,
  { userId, spans }: { userId: string; spans: readonly Period[] },
  isWanted: IsWanted,
): Promise<MatchForLetter[]> {
  const found = await readModels
    .collection(alertMatches)
    .find({ userId, dismissed: false }, { sort: [['position', -1]], limit: mostLookedAt })
  const recent = found.filter(({ matchedAt }) =>
    spans.some(({ from, until }) => matchedAt >= from && matchedAt < until),
  )
  const [alerts, docs] = await Promise.all([
    readModels.collection(dealAlerts).many([...new Set(recent.map(({ alertId }) => alertId))]),
    readModels.collection(posts).many([...new Set(recent.map(({ postId }) => String(postId)))]),
  ])
  const told = new Map<number, string>()
  for (const match of recent) {
    const [alert, post] = [alerts.get(match.alertId), docs.get(String(match.postId))]
    const isThere = post?.status === 'active' && alert !== undefined && isWanted(alert, match, post)
    if (isThere && !told.has(match.postId) && told.size < mostMatches) {
      told.set(match.postId, alert.name)
    }
  }
  const inOrder = [...told.keys()].flatMap((postId) => docs.get(String(postId)) ?? [])
  const deals = await dealsForLetters(readModels, inOrder)
  return deals.map((deal) => ({ ...deal, alertName: told.get(deal.postId) ?? '' }))
}
