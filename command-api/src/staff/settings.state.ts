import type { SettingValues } from '@deals/events'
import { fold } from '../platform/fold.ts'

export interface SettingsState {
  /** How often they were changed. */
  readonly version: number
  readonly values: SettingValues
}

export const settingsFold = fold<'settings', SettingsState>(
  { version: 0, values: {} },
  {
    SettingsChanged: ({ version, values }, { data: { changes } }) => ({
      version: version + 1,
      values: { ...values, ...Object.fromEntries(changes.map(({ name, to }) => [name, to])) },
    }),
  },
)
