import { endOfMoves, movedInto, type AnsweredBy, type categoryQuestions } from '@deals/events'
import { posts, subCategoryMoves } from '@deals/projector/read-models'
import { pageAfter } from '../platform/page.ts'
import { readAfter, type QuestionPorts } from '../platform/questions.ts'
import { findMoves } from './moved-sub-categories.lookup.ts'

/** What is asked about the catalogue. */
export function categoryAnswers(ports: QuestionPorts): AnsweredBy<typeof categoryQuestions> {
  const { readModels } = ports
  return {
    postsOfMove: async ({ slug, into, after, limit, ...read }) => {
      await readAfter(ports, [subCategoryMoves, posts], read)
      const moves = await findMoves({ readModels })
      // What was taken back may stand wherever the way led by then.
      const stands = movedInto(moves, slug) === into ? [slug] : [...new Set([slug, into, endOfMoves(moves, into)])]
      const filter = { subCategorySlug: { $in: stands }, ...(after !== null && { _id: { $gt: after } }) }
      return pageAfter(await readModels.collection(posts).find(filter, { sort: [], limit }), limit)
    },
  }
}
