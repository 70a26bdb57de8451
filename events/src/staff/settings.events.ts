import { z } from 'zod'
import { defineEvent } from '../platform/event.ts'

export const SettingsChanged = defineEvent({
  type: 'SettingsChanged',
  category: 'settings',
  about: 'Somebody set limits and thresholds of the site to other numbers.',
  schema: z.object({ changes: z.array(z.object({ name: z.string(), from: z.number(), to: z.number() })) }),
})
export const settingEvents = [SettingsChanged] as const
