import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { describesPictures, postFormTexts, postLimits } from '@deals/events'
import { useViewer } from '../../lib/viewer.ts'
import { Button } from '../../ui/Button.tsx'
import { FieldHelp } from '../../ui/Field.tsx'
import { FieldError } from '../../ui/FieldError.tsx'
import { Group } from '../../ui/form-styles.ts'
import { usePictureInput } from '../../ui/use-picture-input.tsx'
import type { FormPartProps } from './form-props.ts'
import { fieldId, type FormImage } from './post-form-values.ts'
import { moved } from './moved.ts'
import { UploadedImage } from './UploadedImage.tsx'
import { useUploads } from './use-uploads.ts'

/** Uploads files into the form, and says which were refused. */
function useTakenFiles({ form, onChange }: Pick<FormPartProps, 'form' | 'onChange'>, most: number) {
  const [refused, setRefused] = useState<readonly string[]>([])
  const { upload, isUploading } = useUploads()
  const room = most - form.images.length
  const take = async (files: readonly File[]) => {
    const { uploaded, problems } = await upload(files.slice(0, room))
    const left = files.length - room
    setRefused(left > 0 ? [...problems, `${left} left out: at most ${most} pictures`] : problems)
    onChange({ images: [...form.images, ...uploaded] })
  }
  return { refused, take, isUploading, hasRoom: room > 0 }
}

/** The pictures of the post; the first one stands for it. */
export function ImagesPart(part: FormPartProps) {
  const most = postLimits.images[part.form.type]
  const lacksAlt = part.errors.images === postFormTexts.noAlt
  const { refused, take, isUploading, hasRoom } = useTakenFiles(part, most)
  const [field, open] = usePictureInput({
    label: 'Pictures to upload',
    multiple: true,
    onChoose: (files) => void take(files),
  })
  return (
    <Group>
      <h2>Pictures</h2>
      <FieldHelp>JPEG, PNG, WebP or AVIF up to 5 MB, at most {most}. The first one is shown in lists.</FieldHelp>
      <ImageList {...part} />
      {field}
      <div>
        <Button
          {...(lacksAlt ? {} : { id: fieldId('images') })}
          busy={isUploading}
          disabled={!hasRoom}
          aria-describedby={`${fieldId('images')}-error`}
          onClick={open}
        >
          <ImagePlus aria-hidden="true" />
          Add pictures
        </Button>
      </div>
      <FieldError id={`${fieldId('images')}-error`}>{lacksAlt ? undefined : part.errors.images}</FieldError>
      {/* While it is empty it takes no part in the spaces between the lines. */}
      <div role="status" css={{ '&:empty': { marginTop: 'calc(-1 * var(--s4))' } }}>
        {refused.map((problem) => (
          <FieldError key={problem} id={problem}>
            {problem}
          </FieldError>
        ))}
      </div>
    </Group>
  )
}

function ImageList({ form: { images }, errors, onChange }: FormPartProps) {
  const needsAlt = describesPictures(useViewer())
  const change = (next: readonly FormImage[]) => onChange({ images: next })
  if (images.length === 0) {
    return null
  }
  const mute = errors.images === postFormTexts.noAlt ? images.filter(({ alt }) => alt.trim() === '') : []
  return (
    <ol css={{ display: 'grid', gap: 'var(--s3)' }}>
      {images.map((image, place) => (
        <UploadedImage
          key={image.imageUrl}
          image={image}
          place={place}
          count={images.length}
          needsAlt={needsAlt}
          error={mute.includes(image) ? errors.images : undefined}
          isFirstError={mute[0] === image}
          onMove={(step) => change(moved(images, place, step))}
          onAlt={(alt) => change(images.map((one, index) => (index === place ? { ...one, alt } : one)))}
          onRemove={() => change(images.filter((_, index) => index !== place))}
        />
      ))}
    </ol>
  )
}
