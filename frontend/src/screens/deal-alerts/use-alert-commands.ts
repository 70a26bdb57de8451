import type { AlertView, ChangeAlertRequest } from '@deals/events'
import { dealAlertsApi } from '../../features/deal-alerts/deal-alerts.endpoints.ts'
import { tellOutcome } from '../shared/tell-outcome.ts'

/** What may be done to an alert from the list, each with its toast. */
export function useAlertCommands({ id, snoozedUntil }: Pick<AlertView, 'id' | 'snoozedUntil'>) {
  const [changeAlert] = dealAlertsApi.useChangeAlertMutation()
  const [deleteAlert, deleting] = dealAlertsApi.useDeleteAlertMutation()
  const change = async (changed: ChangeAlertRequest, done: string) =>
    tellOutcome((await changeAlert({ id, ...changed })).error, done)
  return {
    isDeleting: deleting.isLoading,
    /** Switched on again, a snoozed alert does not wait for its time. */
    turn: (isOn: boolean) =>
      void change(
        isOn && snoozedUntil !== null ? { active: true, snooze: null } : { active: isOn },
        isOn ? 'Alert switched on' : 'Alert switched off',
      ),
    snooze: (time: '1d' | '7d') =>
      void change({ snooze: time }, time === '1d' ? 'Snoozed for a day' : 'Snoozed for a week'),
    remove: async () => tellOutcome((await deleteAlert(id)).error, 'Alert deleted'),
  }
}
