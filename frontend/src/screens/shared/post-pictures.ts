import type { PostCard } from '@deals/events'
import type { GalleryImage } from '../../ui/Gallery.tsx'

/** The pictures of a post in their order; the main picture alone where there are no others. */
export function picturesOf({ images, imageUrl }: Pick<PostCard, 'images' | 'imageUrl'>): readonly GalleryImage[] {
  if (images.length === 0) {
    return imageUrl === null ? [] : [{ imageUrl }]
  }
  return images.toSorted((left, right) => left.sequence - right.sequence)
}
