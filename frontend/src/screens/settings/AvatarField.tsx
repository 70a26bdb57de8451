import { avatarBytes, avatarSides, grouped } from '@deals/events'
import { submitApi } from '../../features/submit/submit.endpoints.ts'
import { sentenceOf } from '../../lib/api-problem.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { FieldError } from '../../ui/FieldError.tsx'
import { usePictureInput } from '../../ui/use-picture-input.tsx'

interface AvatarFieldProps {
  readonly username: string
  readonly avatar: string | null
  readonly error: string | undefined
  readonly onChange: (avatar: string | null) => void
}

/** The face beside everything that the member writes. */
export function AvatarField({ username, avatar, error, onChange }: AvatarFieldProps) {
  const [upload, answer] = submitApi.useUploadImageMutation()
  const take = async ([file]: readonly File[]) => {
    const { data } = file === undefined ? {} : await upload({ file, use: 'avatar' })
    if (data !== undefined) {
      onChange(data.imageUrl)
    }
  }
  const [field, open] = usePictureInput({ label: 'Profile picture', onChoose: (files) => void take(files) })
  const problem = error ?? (answer.isError ? sentenceOf(answer.error) : undefined)
  return (
    <div css={{ display: 'grid', gap: 'var(--s2)' }}>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s3)', alignItems: 'center' }}>
        <Avatar username={username} imageUrl={avatar ?? undefined} size="lg" />
        <Button busy={answer.isLoading} onClick={open}>
          Choose a picture
        </Button>
        {avatar !== null && (
          <Button variant="quiet" onClick={() => onChange(null)}>
            Remove
          </Button>
        )}
      </div>
      {field}
      <p className="muted" css={{ fontSize: 'var(--text-sm)' }}>
        Stands beside what you write. JPEG, PNG, WebP or AVIF, at most {avatarBytes / 2 ** 20} MB, {avatarSides.least}{' '}
        to {grouped(avatarSides.most)} pixels on each side; without one, your first letter does.
      </p>
      <FieldError id="avatar-error">{problem}</FieldError>
    </div>
  )
}
