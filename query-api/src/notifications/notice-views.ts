import {
  alertNotices,
  appealNotices,
  notifications,
  sanctionNotices,
  storeNotices,
  threadNotices,
  type CollectionSchema,
  type Filter,
  type FindOptions,
  type Found,
  type NoticeDoc,
  type ReadModels,
} from '@deals/projector/read-models'

/** The views that hold what members are told: of posts, by their alerts, about themselves, and what was written to them. */
export const noticeViews = [notifications, alertNotices, sanctionNotices, appealNotices, threadNotices, storeNotices]

/** What is asked of each view: not all of them have the same fields. */
export type AskedOfView = (view: CollectionSchema) => Filter

export async function findInViews(
  readModels: ReadModels,
  asked: AskedOfView,
  options: FindOptions,
): Promise<Found<NoticeDoc>[]> {
  const found = noticeViews.map((view) => readModels.collection<NoticeDoc>(view).find(asked(view), options))
  return (await Promise.all(found)).flat()
}

/** How many each view holds, up to a limit. */
export const countInViews = (readModels: ReadModels, asked: AskedOfView, atMost: number): Promise<number[]> =>
  Promise.all(noticeViews.map((view) => readModels.collection<NoticeDoc>(view).count(asked(view), { atMost })))

/** Of each view as many of the latest as are wanted of it. */
export async function latestInViews(
  readModels: ReadModels,
  asked: AskedOfView,
  wanted: readonly number[],
): Promise<Found<NoticeDoc>[]> {
  const found = noticeViews.map(async (view, at) => {
    const limit = wanted[at] ?? 0
    return limit === 0
      ? []
      : readModels.collection<NoticeDoc>(view).find(asked(view), { sort: [['position', -1]], limit })
  })
  return (await Promise.all(found)).flat()
}

/** A store takes only so many values in one question. */
const mostAsked = 1_000

/** Those of some ids that meet what is asked. */
export async function manyInViews(
  readModels: ReadModels,
  ids: readonly string[],
  asked: AskedOfView,
): Promise<Found<NoticeDoc>[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / mostAsked) }, (_, at) =>
    ids.slice(at * mostAsked, (at + 1) * mostAsked),
  )
  const found = parts.map((part) =>
    findInViews(readModels, (view) => ({ ...asked(view), _id: { $in: part } }), { sort: [], limit: mostAsked }),
  )
  return (await Promise.all(found)).flat()
}

/** The notice of an id; no two views use the same one. */
export async function findNotice(readModels: ReadModels, id: string): Promise<Found<NoticeDoc> | null> {
  const found = await Promise.all(noticeViews.map((view) => readModels.collection<NoticeDoc>(view).get(id)))
  return found.find((notice) => notice !== null) ?? null
}
