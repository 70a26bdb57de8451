import { streamOf, type AnyRecorded } from '@deals/events'
import type { Codec, EventLog } from '@deals/events/log'
import { asOf, projections } from '@deals/projector/app'
import { postBodies, posts, reports, type ReadModels, type ReportDoc } from '@deals/projector/read-models'
import type { QueryContext } from '@deals/query-api/app'
import { parseBody, parsePost } from './parse-documents.ts'

interface Stores {
  log: EventLog
  codec: Codec
  readModels: ReadModels
}
type PostLog = QueryContext['postLog']

/** What moderators may see of the log itself, over the embedded stores. */
export function createPostLog(stores: Stores): PostLog {
  return {
    eventsOf: (postId) => eventsOf(stores, postId),
    asOf: (postId, until) => postAsOf(stores, postId, until),
  }
}

/** Events of the post, its score, its case and its reports, oldest first. */
async function eventsOf({ log, codec, readModels }: Stores, postId: number): Promise<AnyRecorded[]> {
  const reported = await readModels.collection<ReportDoc>(reports).find({ postId }, { sort: [['at', 1]], limit: 100 })
  const streams = [
    streamOf.post(postId),
    streamOf.score(postId),
    streamOf.case(postId),
    ...reported.map(({ commentId, userId }) =>
      commentId === undefined ? streamOf.report(postId, userId) : streamOf.commentReport(commentId, userId),
    ),
  ]
  const slices = await Promise.all([...new Set(streams)].map((stream) => log.readStream(stream)))
  const events = await codec.decodeAll(slices.flatMap((slice) => slice.events))
  return events.toSorted((a, b) => a.at - b.at || a.revision - b.revision)
}

async function postAsOf({ log, codec }: Stores, postId: number, until: Parameters<PostLog['asOf']>[1]) {
  const key = String(postId)
  const folded = projections.filter(({ name }) => name === 'posts' || name === 'post-bodies')
  const { position, at, documents } = await asOf({ log, decoder: codec, projections: folded, key, until })
  const post = parsePost(documents[posts.name]?.[key])
  const body = parseBody(documents[postBodies.name]?.[key])
  return post === undefined ? null : { position, at, post, content: body?.content ?? '' }
}
