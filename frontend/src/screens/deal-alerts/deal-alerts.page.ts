import { alertFeedApi } from '../../features/deal-alerts/alert-feed.endpoints.ts'
import { alertMatchesApi } from '../../features/deal-alerts/alert-matches.endpoints.ts'
import { dealAlertsApi } from '../../features/deal-alerts/deal-alerts.endpoints.ts'
import { pushApi } from '../../features/notifications/push.endpoints.ts'
import { storesApi } from '../../features/stores/stores.endpoints.ts'
import { settled, type OpeningPage, type Page } from '../shared/page.ts'
import { titleOfTab } from '../shared/title-of-tab.ts'
import { matchQuestion } from './MatchList.tsx'
import { alertTabFrom, alertTabs } from './alert-tabs.ts'
import { DealAlertsScreen } from './DealAlertsScreen.tsx'

/** The alerts, and the names of the stores that they speak of. */
async function alertsWithStores({ ask }: OpeningPage) {
  const { data } = await ask(dealAlertsApi.endpoints.listAlerts, undefined)
  const slugs = new Set(data?.alerts.flatMap(({ stores }) => stores))
  await settled(...[...slugs].map((slug) => ask(storesApi.endpoints.getStore, slug)))
}

export const page: Page = {
  Screen: DealAlertsScreen,
  async preload(context) {
    const { ask, viewer, params, url } = context
    const tab = alertTabFrom(params['tab'])
    if (viewer === null) {
      return
    }
    const matches =
      tab === 'matches' ? [ask(alertMatchesApi.endpoints.listMatches, matchQuestion(url.searchParams))] : []
    const settings =
      tab === 'settings'
        ? [ask(pushApi.endpoints.getPush, undefined), ask(alertFeedApi.endpoints.getAlertFeed, undefined)]
        : []
    const unread = ask(alertMatchesApi.endpoints.countUnread, undefined)
    await settled(alertsWithStores(context), unread, ...matches, ...settings)
  },
  head: ({ params }) => ({
    title: titleOfTab('Deal Alerts', alertTabs, alertTabFrom(params['tab'])),
    noIndex: true,
  }),
}
