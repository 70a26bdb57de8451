import { dealAlertsApi } from '../../features/deal-alerts/deal-alerts.endpoints.ts'
import { settled, type Page } from '../shared/page.ts'
import { AlertFormScreen, isNewAlert } from './AlertFormScreen.tsx'

export const page: Page = {
  Screen: AlertFormScreen,
  preload: ({ ask, viewer }) =>
    viewer === null ? settled() : settled(ask(dealAlertsApi.endpoints.listAlerts, undefined)),
  head: ({ params }) => ({ title: isNewAlert(params['alert']) ? 'New alert' : 'Edit alert', noIndex: true }),
}
