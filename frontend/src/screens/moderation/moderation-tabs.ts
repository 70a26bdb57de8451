import type { QueueTab } from '@deals/events'

/** The tabs of the moderation dashboard, in their order. */
export const moderationTabs = [
  { value: 'queue', label: 'Queue' },
  { value: 'reports', label: 'Reports' },
  { value: 'poster-review', label: 'With poster' },
  { value: 'ai-review', label: 'AI review' },
  { value: 'edits', label: 'Edits' },
  { value: 'users', label: 'Users' },
  { value: 'stores', label: 'Stores' },
  { value: 'appeals', label: 'Appeals' },
  { value: 'log', label: 'Log' },
] as const
export type ModerationTab = (typeof moderationTabs)[number]['value']

/** The tab that an address names; an unknown one is the first. */
export function moderationTabFrom(text: string | undefined): ModerationTab {
  return moderationTabs.find(({ value }) => value === text)?.value ?? 'queue'
}

/** Tabs that are lists of cases. */
const lanes = ['queue', 'reports', 'poster-review', 'ai-review'] as const satisfies readonly QueueTab[]
export type Lane = (typeof lanes)[number]
export const laneOf = (tab: ModerationTab): Lane | undefined => lanes.find((lane) => lane === tab)
