import {
  canChangeSettings,
  hindrancesOfSettings,
  siteSettings,
  type DomainEvent,
  type SettingValues,
  type Viewer,
} from '@deals/events'
import { refuse, type Refused } from '../platform/refusal.ts'
import type { SettingsState } from '../platform/settings.stream.ts'

export interface ChangeSettings {
  readonly caller: Pick<Viewer, 'roles'>
  /** The state on which the numbers were chosen. */
  readonly version: number
  readonly values: SettingValues
}

/** Limits and thresholds become other numbers; only those that differ are written. */
export function changeSettings(
  { caller, version, values }: ChangeSettings,
  state: SettingsState,
): DomainEvent[] | Refused {
  if (!canChangeSettings(caller)) {
    return refuse('not-allowed', { message: 'Only super users and owners change settings.' })
  }
  const wrong = hindrancesOfSettings(values)
  if (wrong !== null) {
    return refuse('invalid', { fields: wrong })
  }
  if (version !== state.version) {
    return refuse('conflict', { message: 'Somebody else changed the settings while you were working.' })
  }
  const changes = siteSettings.flatMap(({ name, usual }) => {
    const [from, to] = [state.values[name] ?? usual, values[name]]
    return to === undefined || to === from ? [] : [{ name, from, to }]
  })
  return changes.length === 0 ? [] : [{ type: 'SettingsChanged', data: { changes } }]
}
