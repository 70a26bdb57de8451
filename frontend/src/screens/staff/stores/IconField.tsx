import { useId, useState } from 'react'
import { useUploads } from '../../../features/submit/use-uploads.ts'
import { Button } from '../../../ui/Button.tsx'
import { FieldError } from '../../../ui/FieldError.tsx'
import { StoreMark } from '../../../ui/StoreMark.tsx'
import { pictureKinds } from '../../../ui/use-picture-input.tsx'

const pickerStyles = {
  flex: '1 1 12rem',
  minWidth: 0,
  fontSize: 'var(--text-sm)',
  '&::file-selector-button': {
    height: 'var(--control-sm)',
    marginRight: 'var(--s3)',
    paddingInline: 'var(--s4)',
    font: '600 var(--text-sm) var(--font)',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--r-full)',
    background: 'var(--surface)',
    color: 'var(--ink)',
    cursor: 'pointer',
  },
}

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
  const [field, errorId] = [useId(), useId()]
  const take = async (file: File) => {
    const { uploaded, problems } = await upload([file])
    setProblem(problems[0])
    onChange(uploaded[0]?.imageUrl ?? iconUrl)
  }
  const wrong = problem ?? error
  return (
    <div css={{ display: 'grid', gap: 'var(--s2)' }}>
      <label htmlFor={field} css={{ fontSize: 'var(--text-sm)', fontWeight: 600 }}>
        Icon
      </label>
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--s3)' }}>
        <StoreMark name={name} iconUrl={iconUrl} size="lg" />
        <input
          id={field}
          type="file"
          accept={pictureKinds}
          disabled={isUploading}
          {...(wrong !== undefined && { 'aria-invalid': true, 'aria-describedby': errorId })}
          css={pickerStyles}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file !== undefined) {
              void take(file)
            }
          }}
        />
        {iconUrl !== null && (
          <Button size="sm" onClick={() => onChange(null)}>
            Remove icon
          </Button>
        )}
      </div>
      <FieldError id={errorId}>{wrong}</FieldError>
    </div>
  )
}
