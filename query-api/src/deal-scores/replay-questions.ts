import type { AnsweredBy, dealScoreQuestions } from '@deals/events'
import { dealScores, replayedScores, scoreReplays, type DealScoreDoc } from '@deals/projector/read-models'
import { readAfter, type QuestionPorts } from '../platform/questions.ts'

type Answers = Pick<AnsweredBy<typeof dealScoreQuestions>, 'lastScored' | 'replayTask' | 'replaysUnderWay'>

/** Staff start one beside none; more than one came to be in the same moment. */
const mostUnderWay = 20

/** What is asked for a replay of scores. */
export function replayAnswers(ports: QuestionPorts): Answers {
  const { readModels } = ports
  const replays = readModels.collection(scoreReplays)
  return {
    lastScored: async ({ limit }) => {
      const scores = readModels.collection(dealScores)
      const [found, underWay] = await Promise.all([
        scores.find({ status: 'completed' }, { sort: [['postId', -1]], limit }),
        replays.count({ isUnderWay: true }),
      ])
      return { posts: found.flatMap(scoredPost), isUnderWay: underWay > 0 }
    },
    replaysUnderWay: async () => {
      const found = await replays.find({ isUnderWay: true }, { sort: [['askedAt', -1]], limit: mostUnderWay })
      return found.map(({ replayId, updatedAt }) => ({ replayId, updatedAt }))
    },
    replayTask: async ({ replayId, place, ...read }) => {
      await readAfter(ports, [scoreReplays], read)
      const [replay, post] = await Promise.all([
        replays.get(replayId),
        readModels.collection(replayedScores).get(`${replayId}:${place}`),
      ])
      return replay?.isUnderWay !== true || post === null || post.after !== undefined
        ? null
        : { postId: post.before.postId, model: replay.model, promptVersion: replay.promptVersion }
    },
  }
}

function scoredPost({ postId, score, history }: DealScoreDoc) {
  const last = history.at(-1)
  if (score === undefined || last === undefined) {
    return []
  }
  const [price, features, brand, support] = last.parts
  return [{ postId, score, points: { price, features, brand, support } }]
}
