/** The tabs of the settings, in their order. */
export const settingsTabs = [
  { value: 'general', label: 'General' },
  { value: 'profile', label: 'Profile' },
  { value: 'feed', label: 'Feed' },
  { value: 'notifications', label: 'Notifications' },
  { value: 'privacy', label: 'Privacy' },
  { value: 'security', label: 'Security' },
  { value: 'standing', label: 'My standing' },
  { value: 'webhooks', label: 'Webhooks' },
  { value: 'data', label: 'Your data' },
] as const

export type SettingsTab = (typeof settingsTabs)[number]['value']

/** The tab that an address names; an unknown one is the first. */
export function settingsTabFrom(text: string | undefined): SettingsTab {
  return settingsTabs.find(({ value }) => value === text)?.value ?? 'general'
}
