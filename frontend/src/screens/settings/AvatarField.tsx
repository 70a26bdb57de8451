import { useRef } from 'react'
import { avatarBytes, avatarSides, grouped } from '@deals/events'
import { submitApi } from '../../features/submit/submit.endpoints.ts'
import { sentenceOf } from '../../lib/api-problem.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { FieldError } from '../../ui/FieldError.tsx'

interface AvatarFieldProps {
  readonly username: string
  readonly avatar: string | null
  readonly error: string | undefined
  readonly onChange: (avatar: string | null) => void
}

/** The face beside everything that the member writes. */
export function AvatarField({ username, avatar, error, onChange }: AvatarFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [upload, answer] = submitApi.useUploadImageMutation()
  const take = async (file: File) => {
    const { data } = await upload({ file, use: 'avatar' })
    if (data !== undefined) {
      onChange(data.imageUrl)
    }
  }
  const problem = error ?? (answer.isError ? sentenceOf(answer.error) : undefined)
  return (
    <div css={{ display: 'grid', gap: 'var(--s2)' }}>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s3)', alignItems: 'center' }}>
        <Avatar username={username} imageUrl={avatar ?? undefined} size="lg" />
        <Button busy={answer.isLoading} onClick={() => input.current?.click()}>
          Choose a picture
        </Button>
        {avatar !== null && (
          <Button variant="quiet" onClick={() => onChange(null)}>
            Remove
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label="Profile picture"
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file !== undefined) {
            void take(file)
          }
        }}
      />
      <p className="muted" css={{ fontSize: 'var(--text-sm)' }}>
        Stands beside what you write. JPEG, PNG, WebP or AVIF, at most {avatarBytes / 2 ** 20} MB, {avatarSides.least}{' '}
        to {grouped(avatarSides.most)} pixels on each side; without one, your first letter does.
      </p>
      <FieldError id="avatar-error">{problem}</FieldError>
    </div>
  )
}
