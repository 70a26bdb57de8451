import { ImagePlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { postLimits } from '@deals/events'
import { Button } from '../../ui/Button.tsx'
import { FieldHelp } from '../../ui/Field.tsx'
import { FieldError } from '../../ui/FieldError.tsx'
import { Group } from './form-styles.ts'
import type { FormPartProps } from './form-props.ts'
import { fieldId } from './post-form-values.ts'
import type { FormImage } from './post-form-values.ts'
import { moved } from './moved.ts'
import { UploadedImage } from './UploadedImage.tsx'
import { useUploads } from './use-uploads.ts'

/** The pictures of the post; the first one stands for it. */
export function ImagesPart({ form, errors, onChange }: FormPartProps) {
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<readonly string[]>([])
  const { upload, isUploading } = useUploads()
  const most = postLimits.images[form.type]
  const room = most - form.images.length
  const change = (images: readonly FormImage[]) => onChange({ images })
  const take = async (files: readonly File[]) => {
    const { uploaded, problems } = await upload(files.slice(0, room))
    const left = files.length - room
    setRefused(left > 0 ? [...problems, `${left} left out: at most ${most} pictures`] : problems)
    change([...form.images, ...uploaded])
  }
  return (
    <Group>
      <h2>Pictures</h2>
      <FieldHelp>JPEG, PNG, WebP or AVIF up to 5 MB, at most {most}. The first one is shown in lists.</FieldHelp>
      {form.images.length > 0 && (
        <ol css={{ display: 'grid', gap: 'var(--s3)' }}>
          {form.images.map((image, place) => (
            <UploadedImage
              key={image.imageUrl}
              image={image}
              place={place}
              count={form.images.length}
              onMove={(step) => change(moved(form.images, place, step))}
              onAlt={(alt) => change(form.images.map((one, index) => (index === place ? { ...one, alt } : one)))}
              onRemove={() => change(form.images.filter((_, index) => index !== place))}
            />
          ))}
        </ol>
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label="Pictures to upload"
        onChange={(event) => {
          void take([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <div>
        <Button
          id={fieldId('images')}
          busy={isUploading}
          disabled={room <= 0}
          aria-describedby={`${fieldId('images')}-error`}
          onClick={() => input.current?.click()}
        >
          <ImagePlus aria-hidden="true" />
          Add pictures
        </Button>
      </div>
      <FieldError id={`${fieldId('images')}-error`}>{errors.images}</FieldError>
      <div role="status">
        {refused.map((problem) => (
          <FieldError key={problem} id={problem}>
            {problem}
          </FieldError>
        ))}
      </div>
    </Group>
  )
}
