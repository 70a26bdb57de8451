import { canChangeSettings } from '@deals/events'
import { settingsApi } from '../../features/staff/settings.endpoints.ts'
import { settled, type Page } from '../shared/page.ts'
import { SettingsScreen } from './settings/SettingsScreen.tsx'

export const page: Page = {
  Screen: SettingsScreen,
  preload: ({ ask, viewer }) =>
    canChangeSettings(viewer) ? settled(ask(settingsApi.endpoints.getSettings, undefined)) : settled(),
  head: () => ({ title: 'Settings · Staff dashboard', noIndex: true }),
}
