import { wordsCountFrom } from '@deals/events'
import { postSignals, type PostDoc, type PostSignalDoc } from '@deals/projector/read-models'
import type { Asking } from '../platform/ports.ts'
import { settingsNow } from '../staff/site-settings.lookup.ts'

const mostSignals = 1_000

/** What members say of a deal whose words still count by their age: none from before its end, or before it came back. */
export async function saidLately(
  { readModels, now }: Pick<Asking, 'readModels' | 'now'>,
  post: PostDoc,
): Promise<PostSignalDoc[]> {
  const { status, postId, expiredAt = 0, renewedAt = 0 } = post
  const settings = await settingsNow(readModels)
  const from = wordsCountFrom(settings, { now, back: status === 'expired' ? expiredAt : renewedAt })
  const recent = { postId, at: { $gte: from } }
  return readModels.collection(postSignals).find(recent, { sort: [['at', 1]], limit: mostSignals })
}
