import { usuallyShown } from '@deals/events'
import { preferencesApi } from '../../features/preferences/preferences.endpoints.ts'
import { useSaving } from '../../features/preferences/use-saving.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { SettingsBox } from './SettingsBox.tsx'

const parts = [
  {
    name: 'comments',
    label: 'Show my comments on my profile',
    help: 'They stay where you wrote them. Moderators see them gathered all the same.',
  },
  { name: 'badges', label: 'Show my badges', help: undefined },
] as const

/** What of a member stands on the public profile. */
export function ShownBox() {
  const { data } = preferencesApi.useGetPreferencesQuery()
  const save = useSaving()
  const shown = data?.shown ?? usuallyShown
  return (
    <SettingsBox title="What everybody sees">
      {parts.map(({ name, label, help }) => (
        <Checkbox
          key={name}
          label={label}
          help={help}
          disabled={data === undefined || data === null}
          checked={shown[name]}
          onChange={({ target }) => void save({ shown: { [name]: target.checked } })}
        />
      ))}
    </SettingsBox>
  )
}
