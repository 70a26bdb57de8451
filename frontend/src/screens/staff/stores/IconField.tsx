import { useId, useState } from 'react'
import { useUploads } from '../../../features/submit/use-uploads.ts'
import { Button } from '../../../ui/Button.tsx'
import { FieldError } from '../../../ui/FieldError.tsx'
import { StoreMark } from '../../../ui/StoreMark.tsx'
import { usePictureInput } from '../../../ui/use-picture-input.tsx'

interface IconFieldProps {
  readonly name: string
  readonly iconUrl: string | null
  readonly error: string | undefined
  readonly onChange: (iconUrl: string | null) => void
}

/** The icon of a store: a picture from this device, or the letter that stands there without one. */
export function IconField({ name, iconUrl, error, onChange }: IconFieldProps) {
  const { upload, isUploading } = useUploads('icon')
  const [problem, setProblem] = useState<string>()
  const [nameId, errorId] = [useId(), useId()]
  const take = async (files: readonly File[]) => {
    const { uploaded, problems } = await upload(files)
    setProblem(problems[0])
    onChange(uploaded[0]?.imageUrl ?? iconUrl)
  }
  const [field, open] = usePictureInput({ label: 'Icon', onChoose: (files) => void take(files) })
  const wrong = problem ?? error
  return (
    <div role="group" aria-labelledby={nameId} css={{ display: 'grid', gap: 'var(--s2)' }}>
      <span id={nameId} css={{ fontSize: 'var(--text-sm)', fontWeight: 600 }}>
        Icon
      </span>
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--s3)' }}>
        <StoreMark name={name} iconUrl={iconUrl} size="lg" />
        <Button busy={isUploading} aria-describedby={errorId} onClick={open}>
          Choose a picture
        </Button>
        {iconUrl !== null && (
          <Button variant="quiet" onClick={() => onChange(null)}>
            Remove icon
          </Button>
        )}
      </div>
      {field}
      <FieldError id={errorId}>{wrong}</FieldError>
    </div>
  )
}
