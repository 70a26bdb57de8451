import { currencies, notedPlaces, usualReading, type AnsweredBy, type frontPageQuestions } from '@deals/events'
import { featuredPosts, frontPages, posts, type PostDoc } from '@deals/projector/read-models'
import { findFeatured } from '../featured/featured.lookup.ts'
import { readAfter, type QuestionPorts } from '../platform/questions.ts'
import { sortOf } from '../platform/sort-orders.ts'

/** What workers ask about the home page. */
export const frontPageAnswers = (ports: QuestionPorts): AnsweredBy<typeof frontPageQuestions> => ({
  lastNotedHour: async () => {
    const noted = ports.readModels.collection(frontPages)
    // Hours that are still to come were noted while a clock was ahead.
    const [last] = await noted.find({ hourAt: { $lte: ports.clock() } }, { sort: [['hourAt', -1]], limit: 1 })
    return last?.hourAt ?? null
  },
  shownPage: async (read) => {
    await readAfter(ports, [posts, featuredPosts, frontPages], read)
    const readAt = ports.clock()
    const shown = await shownPosts(ports, readAt)
    return { readAt, places: shown.map(toPlace) }
  },
})

/** What visitors see who chose nothing: what staff put first, and then the best. */
async function shownPosts({ readModels }: QuestionPorts, now: number) {
  const [currency] = currencies
  const { sortOrder, types } = usualReading
  const listed = { status: 'active', type: { $in: [...types] }, listedCurrencies: currency }
  const [first, best] = await Promise.all([
    findFeatured(readModels, now),
    readModels.collection(posts).find(listed, { sort: sortOf(sortOrder), limit: notedPlaces }),
  ])
  const featured = first.filter(({ listedCurrencies }) => listedCurrencies.includes(currency))
  const isFirst = ({ postId }: PostDoc) => featured.some((post) => post.postId === postId)
  return [
    ...featured.map((post) => ({ post, isFeatured: true })),
    ...best.filter((post) => !isFirst(post)).map((post) => ({ post, isFeatured: false })),
  ]
}

const toPlace = ({ post, isFeatured }: { post: PostDoc; isFeatured: boolean }) => ({
  postId: post.postId,
  version: post.version,
  isFeatured,
  votes: post.votes,
  comments: post.commentCount,
  score: post.score ?? null,
  price: post.price ?? null,
})
