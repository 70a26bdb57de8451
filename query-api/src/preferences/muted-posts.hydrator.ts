import { mutedBy, type MutablePost } from '@deals/events'
import type { PostDoc, PreferencesDoc } from '@deals/projector/read-models'
import type { Asking } from '../platform/ports.ts'
import { currentSlugs } from '../stores/merged-stores.hydrator.ts'

/** A post as somebody may mute it. */
export const mutablePost = (post: PostDoc, storeWas: readonly string[] = []): MutablePost => ({
  title: post.title,
  subtitle: post.subtitle,
  storeSlugs: post.storeSlug === undefined ? [] : [post.storeSlug, ...storeWas],
  by: post.authorId,
})

/** Which posts a member mutes; where they mute nothing, nothing is read. */
export async function postsMutedBy(
  reading: Pick<Asking, 'readModels'>,
  userId: string,
  chosen: PreferencesDoc | null,
): Promise<(post: PostDoc) => boolean> {
  const muted = chosen?.muted
  if (muted === undefined) {
    return () => false
  }
  const isMuted = mutedBy({ ...muted, stores: await currentSlugs(reading, muted.stores) }, userId)
  return (post) => isMuted(mutablePost(post))
}
