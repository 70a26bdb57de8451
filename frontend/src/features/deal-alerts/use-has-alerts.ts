import type { ThunkDispatch } from '@reduxjs/toolkit'
import type { UnknownAction } from 'redux'
import { useDispatch, useSelector } from 'react-redux'
import type { ApiState } from '../../lib/api.ts'
import { useViewer } from '../../lib/viewer.ts'
import { dealAlertsApi } from './deal-alerts.endpoints.ts'

const selectAlerts = dealAlertsApi.endpoints.listAlerts.select()

/** Whether the member has alerts, for menus: they ask before they open, and no page asks for its menus' sake. */
export function useHasAlerts() {
  const dispatch = useDispatch<ThunkDispatch<ApiState, unknown, UnknownAction>>()
  const isMember = useViewer() !== null
  const hasAlerts = useSelector((state: ApiState) => (selectAlerts(state).data?.alerts.length ?? 0) > 0)
  return {
    hasAlerts,
    /** Comes to an end whatever the answer is: a menu opens without it too. */
    ask: async () => {
      if (isMember) {
        await dispatch(dealAlertsApi.endpoints.listAlerts.initiate(undefined, { subscribe: false }))
      }
    },
  }
}
