import { preferencesApi } from '../../features/preferences/preferences.endpoints.ts'
import { useSaving } from '../../features/preferences/use-saving.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { SettingsBox } from './SettingsBox.tsx'

/** Whether the newsletter comes. */
export function NewsletterBox() {
  const { data: preferences } = preferencesApi.useGetPreferencesQuery()
  const save = useSaving()
  return (
    <SettingsBox title="Newsletter">
      <Checkbox
        label="Send me the newsletter"
        help="The best deals of the week, once a week."
        disabled={preferences === undefined || preferences === null}
        checked={preferences?.emailPreferences.newsletter ?? false}
        onChange={(event) => void save({ emailPreferences: { newsletter: event.target.checked } })}
      />
    </SettingsBox>
  )
}
