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
      const { values } = await findSettings(readModels)
      const countedFor = settingOf(values, 'over.hours') * hour
      const recent = { postId, at: { $gte: clock() - countedFor } }
      const [post, said] = await Promise.all([
        findPost(postId),
        signals.find(recent, { sort: [['at', 1]], limit: mostSignals }),
      ])
      const counted = said.filter(({ at }) => at >= (post?.renewedAt ?? 0))
      const of = (wanted: PostSignalDoc['says']) => counted.filter(({ says }) => says === wanted)
      return { confirmed: weightOf(of('confirmed')), denied: weightOf(of('denied')), deniers: of('denied').length }
    },
  }
}

const weightOf = (said: readonly PostSignalDoc[]): number => said.reduce((sum, { weight }) => sum + weight, 0)
