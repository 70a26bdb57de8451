import { useState } from 'react'
import { featuredApi } from '../../../features/featured/featured.endpoints.ts'
import { fieldsOf } from '../../../lib/api-problem.ts'
import { submitting } from '../../../lib/submitting.ts'
import { Button } from '../../../ui/Button.tsx'
import { formStyles, Group } from '../../../ui/form-styles.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { FoundPost } from '../../shared/FoundPost.tsx'
import { postIdIn } from '../../shared/post-id.ts'
import { RefusedForm } from '../../shared/RefusedForm.tsx'
import { TermFields } from '../TermFields.tsx'
import { sentTime } from '../utc-time.ts'

const nothing = { post: '', startsAt: '', endsAt: '' }
type Values = typeof nothing

/** Finds a post by its number or address, and puts it first from a start to an end. */
export function FeatureForm() {
  const [values, setValues] = useState(nothing)
  const [feature, { isLoading, error, reset }] = featuredApi.useFeaturePostMutation()
  const postId = postIdIn(values.post)
  const wrong = fieldsOf(error)
  const send = async () => {
    const { startsAt, endsAt } = values
    const answer = await feature({
      postId: postId ?? 0,
      startsAt: startsAt === '' ? null : sentTime(startsAt),
      endsAt: sentTime(endsAt),
    })
    if (answer.error === undefined) {
      showToast({ title: startsAt === '' ? 'Featured' : 'Planned' })
      setValues(nothing)
    }
  }
  return (
    <form css={[formStyles, { maxWidth: '48rem' }]} noValidate onSubmit={submitting(send)}>
      <Group aria-label="Feature a post">
        <RefusedForm error={error} />
        <Fields
          values={values}
          wrong={wrong}
          onChange={(more) => {
            reset()
            setValues({ ...values, ...more })
          }}
        />
        <div>
          <Button type="submit" variant="primary" busy={isLoading} disabled={postId === null}>
            Feature
          </Button>
        </div>
      </Group>
    </form>
  )
}

interface FieldsProps {
  readonly values: Values
  readonly wrong: Readonly<Record<string, string>>
  readonly onChange: (more: Partial<Values>) => void
}

function Fields({ values: { post, startsAt, endsAt }, wrong, onChange }: FieldsProps) {
  return (
    <>
      <TextField
        label="Number or address of the post"
        autoComplete="off"
        error={wrong['postId']}
        value={post}
        onChange={({ target }) => onChange({ post: target.value })}
      />
      <FoundPost text={post} />
      <TermFields term={{ startsAt, endsAt }} wrong={wrong} onChange={onChange} />
    </>
  )
}
