import { settled } from '../shared/page.ts'
import type { Page } from '../shared/page.ts'
import { accountApi } from './account.endpoints.ts'
import { securityApi } from './security.endpoints.ts'
import { settingsTabFrom } from './settings-tabs.ts'
import { standingSettingsApi } from './standing.endpoints.ts'
import { SettingsScreen } from './SettingsScreen.tsx'

export const page: Page = {
  Screen: SettingsScreen,
  preload: ({ dispatch, viewer, params }) => {
    const tab = viewer === null ? undefined : settingsTabFrom(params['tab'])
    switch (tab) {
      case 'profile':
        return settled(dispatch(accountApi.endpoints.getOwnProfile.initiate()))
      case 'notifications':
        return settled(dispatch(accountApi.endpoints.getEmail.initiate()))
      case 'security':
        return settled(
          dispatch(accountApi.endpoints.getEmail.initiate()),
          dispatch(securityApi.endpoints.getSecurity.initiate()),
        )
      case 'standing':
        return settled(dispatch(standingSettingsApi.endpoints.getOwnStanding.initiate(undefined)))
      case undefined:
      case 'general':
      case 'data':
        return settled()
    }
  },
  head: () => ({ title: 'Settings', noIndex: true }),
}
