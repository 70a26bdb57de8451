import styled from '@emotion/styled'
import { sourceSetOf } from '../lib/picture-sources.ts'

const Image = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
  background: var(--photo);
  filter: var(--photo-filter);
`

interface PictureProps {
  readonly src: string
  readonly alt: string
  /** The shape that keeps the place, in pixels; CSS decides the real size. */
  readonly width: number
  readonly height: number
  /** How wide it is shown, as in the attribute of the same name. */
  readonly sizes?: string
  /** Among the first things seen: loaded at once and before others. */
  readonly urgent?: boolean
  readonly className?: string
}

/** A picture in the size that the screen needs, loaded when it comes near; fills its frame. */
export function Picture({ src, sizes = '100vw', urgent = false, ...rest }: PictureProps) {
  const sourceSet = sourceSetOf(src)
  return (
    <Image
      {...rest}
      {...(sourceSet === undefined ? {} : { srcSet: sourceSet, sizes })}
      {...(urgent ? { fetchPriority: 'high', loading: 'eager' } : { loading: 'lazy' })}
      decoding="async"
      // The last, because the browser starts loading as soon as it is set.
      src={src}
    />
  )
}
