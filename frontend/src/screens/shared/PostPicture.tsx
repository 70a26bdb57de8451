import { pictureAt, sourceSetOf } from '../../lib/picture-sources.ts'

interface PostPictureProps {
  readonly address: string
  readonly alt?: string
  /** CSS lengths by media query, for the choice among the stored widths. */
  readonly sizes: string
  readonly width: number
  readonly height: number
  /** Seen at once when the page opens; all others load when they come near. */
  readonly isFirst?: boolean
}

/** The picture of a post, in the width that fits its place. */
export function PostPicture({ address, alt = '', sizes, width, height, isFirst = false }: PostPictureProps) {
  const loading = isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const)
  return (
    <img
      src={pictureAt(address, 640)}
      srcSet={sourceSetOf(address)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      {...loading}
    />
  )
}
