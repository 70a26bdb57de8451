import { ImageOff } from 'lucide-react'
import { PostPicture } from './PostPicture.tsx'

/** Of two beside each other on a phone each has half of what the edges leave, so that no fine screen loads a size too many. */
const sizes = '(max-width: 767px) calc(50vw - 1.125rem), 19rem'

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
    <PostPicture address={imageUrl} sizes={sizes} width={300} height={200} isFirst={isFirst} />
  )
}
