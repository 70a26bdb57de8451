import { alertMatchesApi } from '../../features/deal-alerts/alert-matches.endpoints.ts'
import { dealAlertsApi } from '../../features/deal-alerts/deal-alerts.endpoints.ts'
import { storesApi } from '../../features/stores/stores.endpoints.ts'
import { settled } from '../shared/page.ts'
import type { Page, PageContext } from '../shared/page.ts'
import { alertTabFrom } from './alert-tabs.ts'
import { DealAlertsScreen } from './DealAlertsScreen.tsx'
import { matchQuestion } from './match-question.ts'

/** The alerts, and the names of the stores that they speak of. */
async function alertsWithStores({ dispatch }: PageContext) {
  const { data } = await dispatch(dealAlertsApi.endpoints.listAlerts.initiate())
  const slugs = new Set(data?.alerts.flatMap(({ stores }) => stores))
  await settled(...[...slugs].map((slug) => dispatch(storesApi.endpoints.getStore.initiate(slug))))
}

export const page: Page = {
  Screen: DealAlertsScreen,
  async preload(context) {
    const { dispatch, viewer, params, url } = context
    const tab = alertTabFrom(params['tab'])
    if (viewer === null) {
      return
    }
    const matches =
      tab === 'matches'
        ? [dispatch(alertMatchesApi.endpoints.listMatches.initiate(matchQuestion(url.searchParams)))]
        : []
    const unread = dispatch(alertMatchesApi.endpoints.countUnread.initiate())
    await settled(alertsWithStores(context), unread, ...matches)
  },
  head: () => ({ title: 'Deal Alerts', noIndex: true }),
}
