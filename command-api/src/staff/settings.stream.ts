import { streamOf, type SettingValues } from '@deals/events'
import { knownState, type LogPorts } from '../platform/fold.ts'
import { settingsFold } from './settings.state.ts'

/** What was set, as this process last heard of it. */
export async function settingsNow(ports: Pick<LogPorts, 'log' | 'codec' | 'streams'>): Promise<SettingValues> {
  const known = await knownState(ports, { stream: streamOf.settings(), fold: settingsFold }, () => true)
  return known.values
}
