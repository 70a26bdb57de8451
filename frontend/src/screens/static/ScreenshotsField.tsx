import { ImagePlus, X } from 'lucide-react'
import { useState } from 'react'
import { imageTooLarge, screenshotLimits } from '@deals/events'
import { Button } from '../../ui/Button.tsx'
import { FieldError } from '../../ui/FieldError.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { usePictureInput } from '../../ui/use-picture-input.tsx'

interface ScreenshotsFieldProps {
  readonly files: readonly File[]
  readonly error: string | undefined
  readonly onChange: (files: readonly File[]) => void
}

/** Pictures of what went wrong, which staff alone will see. */
export function ScreenshotsField({ files, error, onChange }: ScreenshotsFieldProps) {
  const { most, bytes } = screenshotLimits
  const [refused, setRefused] = useState<string>()
  const [input, open] = usePictureInput({
    label: 'Screenshots to send',
    multiple: true,
    onChoose: (chosen) => {
      const fitting = chosen.filter(({ size }) => size <= bytes)
      const taken = [...files, ...fitting].slice(0, most)
      setRefused(problemOf(chosen.length - fitting.length, files.length + fitting.length - taken.length))
      onChange(taken)
    },
  })
  return (
    <div role="group" aria-label="Screenshots" css={{ display: 'grid', gap: 'var(--s2)', justifyItems: 'start' }}>
      <span css={{ fontSize: 'var(--text-sm)', fontWeight: 600 }}>
        Screenshots{' '}
        <span className="muted" css={{ fontWeight: 400 }}>
          (optional)
        </span>
      </span>
      <small className="muted">{`At most ${most}, each up to 5 MB. Only those who run the site see them.`}</small>
      {files.length > 0 && (
        <ul css={{ display: 'grid', gap: 'var(--s1)', width: '100%' }}>
          {files.map((file, place) => (
            <li key={`${place} ${file.name}`} css={{ display: 'flex', alignItems: 'center', gap: 'var(--s2)' }}>
              <span css={{ minWidth: 0, overflowWrap: 'anywhere' }}>{file.name}</span>
              <IconButton
                aria-label={`Leave out ${file.name}`}
                onClick={() => onChange(files.filter((one) => one !== file))}
              >
                <X aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {input}
      <Button id="screenshots" disabled={files.length >= most} onClick={open}>
        <ImagePlus aria-hidden="true" />
        Add screenshots
      </Button>
      <div role="status">
        {(refused ?? error) !== undefined && <FieldError id="screenshots-error">{refused ?? error}</FieldError>}
      </div>
    </div>
  )
}

function problemOf(tooLarge: number, tooMany: number): string | undefined {
  if (tooLarge > 0) {
    return imageTooLarge
  }
  return tooMany > 0 ? `${tooMany} left out: at most ${screenshotLimits.most} pictures` : undefined
}
