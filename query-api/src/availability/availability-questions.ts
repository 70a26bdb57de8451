import { saidIn, type AnsweredBy, type availabilityQuestions } from '@deals/events'
import { posts, postSignals, type PostDoc } from '@deals/projector/read-models'
import { readAfter, type QuestionPorts } from '../platform/questions.ts'
import { saidLately } from './said-lately.lookup.ts'

/** What is asked about deals being still available. */
export function availabilityAnswers(ports: QuestionPorts): AnsweredBy<typeof availabilityQuestions> {
  const { readModels, clock } = ports
  const findPost = (postId: number) => readModels.collection(posts).get(String(postId))
  const wordsOf = async (post: PostDoc | null) => (post === null ? [] : saidLately({ readModels, now: clock() }, post))
  return {
    meter: async ({ postId, userId }) => {
      const post = await findPost(postId)
      const words = await wordsOf(post)
      const others = saidIn(words.filter((word) => word.userId !== userId))
      return { others, lastConfirmedAt: post?.lastConfirmedAt ?? null }
    },
    availability: async ({ postId, ...read }) => {
      await readAfter(ports, [posts, postSignals], read)
      const { confirmers: _confirmers, ...said } = saidIn(await wordsOf(await findPost(postId)))
      return said
    },
    saidSinceEnd: async ({ postId, ...read }) => {
      await readAfter(ports, [posts, postSignals], read)
      const post = await findPost(postId)
      if (post?.status !== 'expired' || post.mergedInto !== undefined) {
        return null
      }
      const { deniers: _deniers, ...said } = saidIn(await wordsOf(post))
      return said
    },
  }
}
