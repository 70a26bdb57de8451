import type { Position } from '@deals/events'
import type { CollectionSchema } from '../platform/read-models.ts'

/** Limits and thresholds that were set. id: site */
export interface SiteSettingsDoc {
  /** How often they were changed. */
  version: number
  values: Readonly<Record<string, number>>
}
/** They concern every post and every member, so each partition knows them. */
export const siteSettings: CollectionSchema<SiteSettingsDoc> = {
  name: 'site_settings',
  fields: {},
  indexes: [],
  isShared: true,
}
export const settingsId = 'site'

/** Who set a number to which other one. id: `${position}:${name}` */
export interface SettingChangeDoc {
  name: string
  from: number
  to: number
  position: Position
  at: number
  /** As what somebody did it. */
  by: string
  actorId?: string
}
export const settingChanges: CollectionSchema<SettingChangeDoc> = {
  name: 'setting_changes',
  fields: { position: 'number' },
  indexes: [['-position']],
  isShared: true,
}
