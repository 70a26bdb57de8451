import { settingOf, type AnsweredBy, type availabilityQuestions } from '@deals/events'
import { posts, postSignals, type PostDoc, type PostSignalDoc } from '@deals/projector/read-models'
import { readAfter, type QuestionPorts } from '../platform/questions.ts'
import { findSettings } from '../staff/site-settings.hydrator.ts'

const hour = 3_600_000
const mostSignals = 1_000

/** What is asked about deals being still available. Words from before a renewal count no more. */
export function availabilityAnswers(ports: QuestionPorts): AnsweredBy<typeof availabilityQuestions> {
  const { readModels, clock } = ports
  const findPost = (postId: number) => readModels.collection<PostDoc>(posts).get(String(postId))
  const signals = readModels.collection<PostSignalDoc>(postSignals)
  const saidSince = async (postId: number, since: number) => {
    const { values } = await findSettings(readModels)
    const countedFor = settingOf(values, 'over.hours') * hour
    const recent = { postId, at: { $gte: Math.max(since, clock() - countedFor) } }
    return signals.find(recent, { sort: [['at', 1]], limit: mostSignals })
  }
  return {
    meter: async ({ postId, userId }) => {
      const [post, said] = await Promise.all([findPost(postId), signals.get(`${postId}:${userId}`)])
      const isCounted = said !== null && said.at >= (post?.renewedAt ?? 0)
      return {
        confirmed: post?.confirmed ?? 0,
        denied: post?.denied ?? 0,
        lastConfirmedAt: post?.lastConfirmedAt ?? null,
        own: isCounted ? said.says === 'confirmed' : null,
      }
    },
    availability: async ({ postId, ...read }) => {
      await readAfter(ports, [posts, postSignals], read)
      const post = await findPost(postId)
      const said = await saidSince(postId, post?.renewedAt ?? 0)
      const denied = saying(said, 'denied')
      return { confirmed: weightOf(saying(said, 'confirmed')), denied: weightOf(denied), deniers: denied.length }
    },
    saidSinceEnd: async ({ postId, ...read }) => {
      await readAfter(ports, [posts, postSignals], read)
      const post = await findPost(postId)
      if (post?.status !== 'expired' || post.mergedInto !== undefined) {
        return null
      }
      const said = await saidSince(postId, post.expiredAt ?? 0)
      const confirmed = saying(said, 'confirmed')
      const denied = weightOf(saying(said, 'denied'))
      return { confirmed: weightOf(confirmed), denied, confirmers: confirmed.length }
    },
  }
}

const saying = (said: readonly PostSignalDoc[], wanted: PostSignalDoc['says']) =>
  said.filter(({ says }) => says === wanted)
const weightOf = (said: readonly PostSignalDoc[]): number => said.reduce((sum, { weight }) => sum + weight, 0)
