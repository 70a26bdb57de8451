import type { Preferences } from '@deals/events'
import { preferencesApi } from '../../features/preferences/preferences.endpoints.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { showToast } from '../../ui/toasts.ts'
import { SettingsBox } from './SettingsBox.tsx'

/** Whether the newsletter comes. */
export function NewsletterBox() {
  const { data: preferences } = preferencesApi.useGetPreferencesQuery()
  const [save] = preferencesApi.useChangePreferencesMutation()
  const change = async (emailPreferences: Preferences['emailPreferences']) => {
    const { error } = await save({ emailPreferences })
    showToast(
      error === undefined ? { title: 'Saved' } : { title: 'Failed to update preferences', variant: 'destructive' },
    )
  }
  return (
    <SettingsBox title="Newsletter">
      <Checkbox
        label="Send me the newsletter"
        help="The best deals of the week, once a week."
        disabled={preferences === undefined || preferences === null}
        checked={preferences?.emailPreferences.newsletter ?? false}
        onChange={(event) => void change({ newsletter: event.target.checked })}
      />
    </SettingsBox>
  )
}
