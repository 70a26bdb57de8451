import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { mutedBy, type PostCard } from '@deals/events'
import { useViewer } from '../../lib/viewer.ts'
import { mutedOf } from './preferred.ts'

const showsAll = () => false

/** Tells which posts the reader does not want to see. */
export function useIsMuted(): (post: PostCard) => boolean {
  const muted = useSelector(mutedOf)
  const own = useViewer()?.username
  return useMemo(() => {
    if (muted === null) {
      return showsAll
    }
    const isMuted = mutedBy(muted, own)
    return ({ title, subtitle, storeSlug, user }: PostCard) =>
      isMuted({ title, subtitle, storeSlugs: storeSlug === null ? [] : [storeSlug], by: user.username })
  }, [muted, own])
}
