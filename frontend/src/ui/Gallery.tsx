import { ChevronLeft, ChevronRight } from 'lucide-react'
import { GalleryFrame, Slides, Stage, Thumbnails } from './gallery-styles.ts'
import { IconButton } from './IconButton.tsx'
import { Picture } from './Picture.tsx'
import { useSlides } from './use-slides.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface GalleryImage {
  readonly imageUrl: string
  readonly alt?: string | undefined
}

interface GalleryProps {
  readonly images: readonly GalleryImage[]
  /** What the pictures show, read aloud. */
  readonly label?: string
}

/** The pictures of a post: one large, all small. Swipe, arrows on the keyboard, buttons and thumbnails all move it. */
export function Gallery({ images, label = 'Pictures' }: GalleryProps) {
  const { stage, index, show, onKeyDown, stageEvents } = useSlides(images.length)
  if (images.length === 0) {
    return null
  }
  const hasMore = images.length > 1
  return (
    <GalleryFrame aria-label={label} onKeyDown={onKeyDown}>
      <Stage>
        {/* The row scrolls, so the keyboard must reach it. */}
        <Slides ref={stage} tabIndex={hasMore ? 0 : -1} role="group" aria-label="Large picture" {...stageEvents}>
          {images.map((image, place) => (
            <div key={image.imageUrl} aria-hidden={place !== index}>
              <LargePicture image={image} urgent={place === 0} />
            </div>
          ))}
        </Slides>
        {hasMore && <Arrows onMove={(step) => show(index + step)} />}
      </Stage>
      {hasMore && (
        <>
          <VisuallyHidden>
            <span aria-live="polite">{`Image ${index + 1} of ${images.length}`}</span>
          </VisuallyHidden>
          <ThumbnailRow images={images} index={index} onChoose={show} />
        </>
      )}
    </GalleryFrame>
  )
}

function LargePicture({ image, urgent }: { readonly image: GalleryImage; readonly urgent: boolean }) {
  const sizes = '(max-width: 1023px) 100vw, 44rem'
  return <Picture src={image.imageUrl} alt={altOf(image)} width={1600} height={1200} sizes={sizes} urgent={urgent} />
}

const altOf = ({ alt }: GalleryImage) => (alt === undefined || alt === '' ? 'Image' : alt)

function Arrows({ onMove }: { readonly onMove: (step: 1 | -1) => void }) {
  return (
    <>
      <IconButton variant="default" aria-label="Previous image" onClick={() => onMove(-1)}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <IconButton variant="default" aria-label="Next image" onClick={() => onMove(1)}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </>
  )
}

interface ThumbnailRowProps {
  readonly images: readonly GalleryImage[]
  readonly index: number
  readonly onChoose: (index: number) => void
}

function ThumbnailRow({ images, index, onChoose }: ThumbnailRowProps) {
  return (
    <Thumbnails>
      {images.map((image, place) => (
        <li key={image.imageUrl}>
          <button
            type="button"
            aria-label={`Show image ${place + 1}`}
            {...(place === index ? { 'aria-current': true } : {})}
            onClick={() => onChoose(place)}
          >
            <Picture src={image.imageUrl} alt="" width={72} height={72} sizes="72px" />
          </button>
        </li>
      ))}
    </Thumbnails>
  )
}
