import {
  alertNotices,
  appealNotices,
  notifications,
  sanctionNotices,
  storeNotices,
  threadNotices,
  type Filter,
  type FindOptions,
  type Found,
  type NoticeDoc,
  type ReadModels,
} from '@deals/projector/read-models'

/** The views that hold what members are told: of posts, by their alerts, about themselves, and what was written to them. */
export const noticeViews = [notifications, alertNotices, sanctionNotices, appealNotices, threadNotices, storeNotices]

export async function findInViews(
  readModels: ReadModels,
  filter: Filter,
  options: FindOptions,
): Promise<Found<NoticeDoc>[]> {
  const found = noticeViews.map((view) => readModels.collection<NoticeDoc>(view).find(filter, options))
  return (await Promise.all(found)).flat()
}

/** The notice of an id; no two views use the same one. */
export async function findNotice(readModels: ReadModels, id: string): Promise<Found<NoticeDoc> | null> {
  const found = await Promise.all(noticeViews.map((view) => readModels.collection<NoticeDoc>(view).get(id)))
  return found.find((notice) => notice !== null) ?? null
}
