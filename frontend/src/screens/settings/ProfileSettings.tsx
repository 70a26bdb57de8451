import { useState } from 'react'
import type { OwnProfile } from '@deals/events'
import { fieldsOf, sentenceOf } from '../../lib/api-problem.ts'
import { submitting } from '../../lib/submitting.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { showToast } from '../../ui/toasts.ts'
import { LeaveWarning } from '../shared/LeaveWarning.tsx'
import { accountApi } from './account.endpoints.ts'
import { AvatarField } from './AvatarField.tsx'
import { SettingsBox } from './SettingsBox.tsx'
import { ShownBox } from './ShownBox.tsx'
import { UsernameBox } from './UsernameBox.tsx'

const bioLimit = 300
const locationLimit = 60

/** What a member says about themself. */
export function ProfileSettings() {
  const { data, isError, refetch } = accountApi.useGetOwnProfileQuery()
  if (isError) {
    return <ErrorState text="Your profile could not be loaded." onRetry={() => void refetch()} />
  }
  return (
    <>
      <UsernameBox profile={data} />
      <SettingsBox title="What you say about yourself">
        {data === undefined ? <Skeleton height="14rem" radius="md" /> : <ProfileForm profile={data} />}
      </SettingsBox>
      <ShownBox />
    </>
  )
}

function ProfileForm({ profile }: { readonly profile: OwnProfile }) {
  const [bio, setBio] = useState(profile.bio ?? '')
  const [location, setLocation] = useState(profile.location ?? '')
  const [avatar, setAvatar] = useState(profile.avatar)
  const [save, { isLoading, error }] = accountApi.useChangeProfileMutation()
  const errors = fieldsOf(error)
  const isChanged =
    bio.trim() !== (profile.bio ?? '') || location.trim() !== (profile.location ?? '') || avatar !== profile.avatar
  const send = async () => {
    const orNull = (text: string) => (text.trim() === '' ? null : text.trim())
    const answer = await save({ bio: orNull(bio), location: orNull(location), avatar })
    if (answer.error === undefined) {
      showToast({ title: 'Saved' })
    } else {
      showToast({ title: 'Error', description: sentenceOf(answer.error), variant: 'destructive' })
    }
  }
  return (
    <form css={{ display: 'grid', gap: 'var(--s4)' }} onSubmit={submitting(send)}>
      <LeaveWarning when={isChanged && !isLoading} text="What you wrote about yourself is not saved yet." />
      <AvatarField username={profile.username} avatar={avatar} error={errors['avatar']} onChange={setAvatar} />
      <TextArea
        label="About you"
        optional
        rows={3}
        limit={bioLimit}
        value={bio}
        error={errors['bio']}
        onChange={(event) => setBio(event.target.value)}
      />
      <TextField
        label="Location"
        optional
        maxLength={locationLimit}
        value={location}
        error={errors['location']}
        onChange={(event) => setLocation(event.target.value)}
      />
      <div>
        <Button type="submit" variant="primary" busy={isLoading} disabled={bio.length > bioLimit}>
          Save profile
        </Button>
      </div>
    </form>
  )
}
