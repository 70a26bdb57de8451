import { dealAlertsApi } from '../../features/deal-alerts/deal-alerts.endpoints.ts'
import { settled } from '../shared/page.ts'
import type { Page } from '../shared/page.ts'
import { isNewAlert } from './alert-address.ts'
import { AlertFormScreen } from './AlertFormScreen.tsx'

export const page: Page = {
  Screen: AlertFormScreen,
  preload: ({ dispatch, viewer }) =>
    viewer === null ? settled() : settled(dispatch(dealAlertsApi.endpoints.listAlerts.initiate())),
  head: ({ params }) => ({ title: isNewAlert(params['id']) ? 'New alert' : 'Edit alert', noIndex: true }),
}
