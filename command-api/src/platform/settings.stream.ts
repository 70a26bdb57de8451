import { streamOf, type SettingValues } from '@deals/events'
import { fold, knownState, type LogPorts } from './fold.ts'

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

/** What was set, as this process last heard of it. */
export async function settingsNow(ports: Pick<LogPorts, 'log' | 'codec' | 'streams'>): Promise<SettingValues> {
  const known = await knownState(ports, { stream: streamOf.settings(), fold: settingsFold }, () => true)
  return known.values
}
