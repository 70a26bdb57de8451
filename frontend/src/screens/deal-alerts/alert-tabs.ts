/** The tabs of the deal alerts, in their order. */
export const alertTabs = [
  { value: 'alerts', label: 'Alerts' },
  { value: 'matches', label: 'Matches' },
  { value: 'settings', label: 'Settings' },
] as const

export type AlertTab = (typeof alertTabs)[number]['value']

/** The tab that an address names; an unknown one is the first. */
export function alertTabFrom(text: string | undefined): AlertTab {
  return alertTabs.find(({ value }) => value === text)?.value ?? 'alerts'
}
