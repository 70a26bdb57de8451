import { canReadPast, momentIn, type AskedOf, type FrontPageView, type frontPageReads } from '@deals/events'
import {
  frontPages,
  posts,
  stores,
  users,
  siteSettings,
  type FrontPageDoc,
  type PostDoc,
} from '@deals/projector/read-models'
import { iso, isoOrNull } from '../platform/iso.ts'
import { defineQuery, everybodyMay } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { notNoted, type QueryRefusal } from '../platform/refusals.ts'
import { postCards } from '../posts/post-cards.hydrator.ts'

type Request = AskedOf<typeof frontPageReads.getFrontPage>

interface Found {
  asked: number | null
  page: FrontPageDoc
  before: number | null
  after: number | null
  first: number
}
/** A post as it stood on the page; null where it is not for this reader. */
interface Place {
  isFeatured: boolean
  past: PostDoc | null
}

/** GET /api/front-pages: the home page as it was noted, with the words of the versions that stood there. */
export const getFrontPage = defineQuery({
  reads: [frontPages, posts, stores, users, siteSettings],
  isSameForVisitors: true,
  find: async (asking, { at }: Request) => {
    const time = momentIn(at)
    return findHour(asking, time === null ? null : Math.min(time, asking.now))
  },
  hydrate: async (asking, found) => {
    const places = await pastPlaces(asking, found.page)
    const shown = places.flatMap(({ past }) => past ?? [])
    // Votes and bookmarks of today's viewer have no place in it.
    return { ...found, places, cardOf: await postCards({ ...asking, viewer: null }, shown) }
  },
  // What may be read of each post was decided before its texts were made cards of.
  permit: everybodyMay,
  present: (_asking, { asked, page, before, after, first, places, cardOf }): FrontPageView => ({
    asked: isoOrNull(asked),
    hour: iso(page.hourAt),
    readAt: iso(page.readAt),
    places: places.map(({ isFeatured, past }) => ({ isFeatured, post: past && cardOf(past) })),
    before: isoOrNull(before),
    after: isoOrNull(after),
    first: iso(first),
  }),
})

/** The last hour up to a time, or of all, between its neighbours. */
async function findHour({ readModels }: Asking, asked: number | null): Promise<Found | QueryRefusal> {
  const noted = readModels.collection(frontPages)
  const oneOf = async (filter: object, direction: 1 | -1) =>
    (await noted.find({ ...filter }, { sort: [['hourAt', direction]], limit: 1 }))[0]
  const [page, earliest] = await Promise.all([
    oneOf(asked === null ? {} : { hourAt: { $lte: asked } }, -1),
    oneOf({}, 1),
  ])
  if (page === undefined || earliest === undefined) {
    return notNoted(earliest?.hourAt ?? null)
  }
  const [before, after] = await Promise.all([
    oneOf({ hourAt: { $lt: page.hourAt } }, -1),
    oneOf({ hourAt: { $gt: page.hourAt } }, 1),
  ])
  return { asked, page, before: before?.hourAt ?? null, after: after?.hourAt ?? null, first: earliest.hourAt }
}

/** The posts with the words of then and the numbers of then, as far as their reader may see them now. */
async function pastPlaces({ readModels, postLog, viewer }: Asking, { places }: FrontPageDoc): Promise<Place[]> {
  const current = await readModels.collection(posts).many(places.map(({ postId }) => String(postId)))
  const versions = await postLog.versions(places.map(({ postId, version }) => ({ postId, version })))
  return places.map(({ isFeatured, postId, votes, comments, score }, place) => {
    const [now, then] = [current.get(String(postId)), versions[place] ?? null]
    const isReadable = now !== undefined && then !== null && canReadPast(viewer, now, then)
    const numbers = { votes, commentCount: comments, score: score ?? undefined }
    return { isFeatured, past: isReadable ? withNumbers(then, numbers) : null }
  })
}

type Numbers = Pick<PostDoc, 'votes' | 'commentCount'> & { score: number | undefined }

const withNumbers = ({ score: _none, ...post }: PostDoc, { score, ...numbers }: Numbers): PostDoc => ({
  ...post,
  ...numbers,
  ...(score !== undefined && { score }),
})
