import { ImageUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { FormPartProps } from './form-props.ts'
import { fieldId } from './post-form-values.ts'
import { useUploads } from './use-uploads.ts'

/** Where a code is published: an address, or a picture of what says it. */
export function CouponSource({ form, errors, onChange }: FormPartProps) {
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const { upload, isUploading } = useUploads()
  const take = async (file: File) => {
    const { uploaded, problems } = await upload([file])
    setProblem(problems[0])
    uploaded.forEach(({ imageUrl }) => onChange({ couponSource: imageUrl }))
  }
  return (
    <div css={{ display: 'grid', gap: 'var(--s2)', justifyItems: 'start', '& > div': { width: '100%' } }}>
      <TextField
        id={fieldId('couponSource')}
        label="Where the code is published"
        optional
        inputMode="url"
        placeholder="https://"
        help="An address, or a screenshot"
        value={form.couponSource}
        error={errors.couponSource ?? problem}
        onChange={(event) => {
          setProblem(undefined)
          onChange({ couponSource: event.target.value })
        }}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label="Screenshot of where the code is published"
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file !== undefined) {
            void take(file)
          }
          event.target.value = ''
        }}
      />
      <Button size="sm" busy={isUploading} onClick={() => input.current?.click()}>
        <ImageUp aria-hidden="true" />
        Upload a screenshot
      </Button>
    </div>
  )
}
