import { settled } from '../shared/page.ts'
import type { Page } from '../shared/page.ts'
import { accountApi } from './account.endpoints.ts'
import { settingsTabFrom } from './settings-tabs.ts'
import { SettingsScreen } from './SettingsScreen.tsx'

export const page: Page = {
  Screen: SettingsScreen,
  preload: ({ dispatch, viewer, params }) =>
    viewer !== null && settingsTabFrom(params['tab']) === 'profile'
      ? settled(dispatch(accountApi.endpoints.getOwnProfile.initiate()))
      : settled(),
  head: () => ({ title: 'Settings', noIndex: true }),
}
