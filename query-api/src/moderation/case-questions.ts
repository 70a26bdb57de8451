import { canModerate, moderatorRoles, type AnsweredBy, type moderationQuestions } from '@deals/events'
import { cases, posts, stores, users } from '@deals/projector/read-models'
import { pageAfter } from '../platform/page.ts'
import { readAfter, type QuestionPorts } from '../platform/questions.ts'
import { heldByBlock } from './find-cases.ts'

/** What workers ask about cases. */
export function caseAnswers(ports: QuestionPorts): AnsweredBy<typeof moderationQuestions> {
  const { readModels } = ports
  return {
    waitingCases: async ({ after, until, limit }) => {
      const collection = readModels.collection(cases)
      const waiting = { $gt: after, $lte: until }
      const [held, reported] = await Promise.all([
        collection.find({ lane: 'staff-review', since: waiting }, { sort: [['since', 1]], limit }),
        collection.find({ isReported: true, reportedSince: waiting }, { sort: [['reportedSince', 1]], limit }),
      ])
      // What is held for staff is one case, also where it is reported besides.
      const others = reported.filter(({ lane }) => lane !== 'staff-review')
      return [
        ...held.map(({ postId, since }) => ({ postId, since })),
        ...others.map(({ postId, reportedSince = until }) => ({ postId, since: reportedSince })),
      ]
        .toSorted((one, other) => one.since - other.since)
        .slice(0, limit)
    },
    decidersOn: async ({ postId, limit }) => {
      const [post, people] = await Promise.all([
        readModels.collection(posts).get(String(postId)),
        readModels.collection(users).find({ roles: { $in: moderatorRoles() } }, { sort: [], limit }),
      ])
      return people
        .filter((member) => !member.erased && canModerate(member) && member.userId !== post?.authorId)
        .map(({ userId }) => userId)
    },
    postsHeldByBlocks: async ({ slug, after, limit, ...read }) => {
      await readAfter(ports, [stores, cases], read)
      const store = await readModels.collection(stores).get(slug)
      // None of them goes, so nobody looks at each.
      if (store?.status === 'blocked') {
        return { postIds: [], next: null }
      }
      const filter = { ...heldByBlock, ...(after !== null && { _id: { $gt: after } }) }
      return pageAfter(await readModels.collection(cases).find(filter, { sort: [], limit }), limit)
    },
  }
}
