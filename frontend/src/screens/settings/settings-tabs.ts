/** The tabs of the settings, in their order, and what is in each: on a phone they are a list. */
export const settingsTabs = [
  { value: 'general', label: 'General', about: 'Currency, theme, how lists begin, newsletter' },
  { value: 'profile', label: 'Profile', about: 'Name, picture, what others see' },
  { value: 'feed', label: 'Feed', about: 'Pinned categories, muted stores, words and members' },
  { value: 'notifications', label: 'Notifications', about: 'What you are told, how and when' },
  { value: 'privacy', label: 'Privacy', about: 'Your votes and recommendations' },
  { value: 'security', label: 'Security', about: 'E-mail, password, second step, sessions' },
  { value: 'standing', label: 'My standing', about: 'Your level and your limits' },
  { value: 'webhooks', label: 'Webhooks', about: 'Tell a program of yours of changes' },
  { value: 'data', label: 'Your data', about: 'Take it with you, or delete the account' },
] as const

export type SettingsTab = (typeof settingsTabs)[number]['value']

/** The tab that an address names; an unknown one is the first. */
export function settingsTabFrom(text: string | undefined): SettingsTab {
  return settingsTabs.find(({ value }) => value === text)?.value ?? 'general'
}
