import { ImageOff } from 'lucide-react'
import { PostPicture } from './PostPicture.tsx'

interface CardPictureProps {
  readonly imageUrl: string | null
  readonly isFirst: boolean
}

/** The picture of a card, or the place of one. */
export function CardPicture({ imageUrl, isFirst }: CardPictureProps) {
  return imageUrl === null ? (
    <span className="no-picture" aria-hidden="true">
      <ImageOff />
    </span>
  ) : (
    <PostPicture address={imageUrl} sizes="(max-width: 767px) 50vw, 19rem" width={300} height={200} isFirst={isFirst} />
  )
}
