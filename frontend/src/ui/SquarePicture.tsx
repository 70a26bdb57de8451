import { squareSide } from '@deals/events'
import { pictureAt, sourceSetOf } from '../lib/picture-sources.ts'

interface SquarePictureProps {
  readonly address: string
  /** In pixels; CSS decides the real size. */
  readonly side: number
}

/** An icon or a face, silent because the name stands beside it. A large one has more for the finest screens. */
export function SquarePicture({ address, side }: SquarePictureProps) {
  const more = 3 * side > squareSide && { srcSet: sourceSetOf(address, [squareSide, 320]), sizes: `${side}px` }
  return (
    <img
      {...more}
      alt=""
      width={side}
      height={side}
      loading="lazy"
      decoding="async"
      // The last, because the browser starts loading as soon as it is set.
      src={pictureAt(address, squareSide)}
    />
  )
}
