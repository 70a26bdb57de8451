import { ImageUp } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { usePictureInput } from '../../ui/use-picture-input.tsx'
import type { FormPartProps } from './form-props.ts'
import { fieldId } from './post-form-values.ts'
import { useUploads } from './use-uploads.ts'

/** Where a code is published: an address, or a picture of what says it. */
export function CouponSource({ form, errors, onChange }: FormPartProps) {
  const [problem, setProblem] = useState<string>()
  const { upload, isUploading } = useUploads()
  const take = async (files: readonly File[]) => {
    const { uploaded, problems } = await upload(files)
    setProblem(problems[0])
    uploaded.forEach(({ imageUrl }) => onChange({ couponSource: imageUrl }))
  }
  const [field, open] = usePictureInput({
    label: 'Screenshot of where the code is published',
    onChoose: (files) => void take(files),
  })
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
      {field}
      <Button size="sm" busy={isUploading} onClick={open}>
        <ImageUp aria-hidden="true" />
        Upload a screenshot
      </Button>
    </div>
  )
}
