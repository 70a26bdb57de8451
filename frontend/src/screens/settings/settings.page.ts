import { newsletterApi } from '../../features/newsletter/newsletter.endpoints.ts'
import { pushApi } from '../../features/notifications/push.endpoints.ts'
import { limitsApi } from '../../features/users/limits.endpoints.ts'
import { settled, type Page } from '../shared/page.ts'
import { titleOfTab } from '../shared/title-of-tab.ts'
import { standingSettingsApi } from '../../features/users/own-standing.endpoints.ts'
import { accountApi } from './account.endpoints.ts'
import { securityApi } from './security.endpoints.ts'
import { settingsTabFrom, settingsTabs } from './settings-tabs.ts'
import { SettingsScreen } from './SettingsScreen.tsx'
import { webhooksApi } from './webhooks.endpoints.ts'

export const page: Page = {
  Screen: SettingsScreen,
  preload: ({ ask, viewer, params }) => {
    const tab = viewer === null ? undefined : settingsTabFrom(params['tab'])
    switch (tab) {
      case 'profile':
        return settled(ask(accountApi.endpoints.getOwnProfile, undefined))
      case 'notifications':
        return settled(ask(newsletterApi.endpoints.getEmail, undefined), ask(pushApi.endpoints.getPush, undefined))
      case 'security':
        return settled(
          ask(newsletterApi.endpoints.getEmail, undefined),
          ask(securityApi.endpoints.getSecurity, undefined),
        )
      case 'standing':
        return settled(
          ask(standingSettingsApi.endpoints.getOwnStanding, undefined),
          ask(limitsApi.endpoints.getLimits, undefined),
        )
      case 'webhooks':
        return settled(ask(webhooksApi.endpoints.listWebhooks, undefined))
      case undefined:
      case 'general':
      case 'feed':
      case 'privacy':
      case 'data':
        return settled()
    }
  },
  head: ({ params }) => ({
    title:
      params['tab'] === undefined ? 'Settings' : titleOfTab('Settings', settingsTabs, settingsTabFrom(params['tab'])),
    noIndex: true,
  }),
}
