import styled from '@emotion/styled'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { postLimits } from '@deals/events'
import { IconButton } from '../../ui/IconButton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { fieldId, type FormImage } from './post-form-values.ts'

const Root = styled.li`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr) auto;
  gap: var(--s3);
  align-items: center;
  & > span {
    width: 4.5rem;
    height: 4.5rem;
    border-radius: var(--r-md);
    overflow: hidden;
  }
  & > div:last-child {
    display: flex;
  }
  @media (max-width: 767px) {
    grid-template-columns: 4.5rem minmax(0, 1fr);
    & > div:last-child {
      grid-column: 2;
    }
  }
`

interface UploadedImageProps {
  readonly image: FormImage
  readonly place: number
  readonly count: number
  readonly needsAlt: boolean
  /** What is wrong with what it says. */
  readonly error: string | undefined
  /** What is said above the form leads here. */
  readonly isFirstError: boolean
  readonly onMove: (step: 1 | -1) => void
  readonly onAlt: (alt: string) => void
  readonly onRemove: () => void
}

/** A picture of the form: its place in the order, what it shows, and a way to take it out. */
export function UploadedImage({ image, place, count, onMove, onRemove, ...said }: UploadedImageProps) {
  const name = `picture ${place + 1}`
  return (
    <Root>
      <span>
        <Picture src={image.imageUrl} alt="" width={72} height={72} sizes="72px" />
      </span>
      <AltField label={place === 0 ? 'What the main picture shows' : `What ${name} shows`} alt={image.alt} {...said} />
      <div>
        <IconButton aria-label={`Move ${name} up`} disabled={place === 0} onClick={() => onMove(-1)}>
          <ArrowUp aria-hidden="true" />
        </IconButton>
        <IconButton aria-label={`Move ${name} down`} disabled={place === count - 1} onClick={() => onMove(1)}>
          <ArrowDown aria-hidden="true" />
        </IconButton>
        <IconButton aria-label={`Remove ${name}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </Root>
  )
}

type AltFieldProps = Pick<UploadedImageProps, 'needsAlt' | 'error' | 'isFirstError' | 'onAlt'> & {
  readonly label: string
  readonly alt: string
}

function AltField({ label, alt, needsAlt, error, isFirstError, onAlt }: AltFieldProps) {
  return (
    <TextField
      {...(isFirstError ? { id: fieldId('images') } : {})}
      label={label}
      optional={!needsAlt}
      error={error}
      maxLength={postLimits.alt}
      value={alt}
      onChange={(event) => onAlt(event.target.value)}
    />
  )
}
