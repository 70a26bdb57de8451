import { isRefusal } from '@deals/events'
import { invocationOf, type Caller } from '@deals/command-api/app'
import type { DoorsAt } from './clockwork.ts'
import { alerts, alertsMadeDaysAgo, formOfAlert } from './demo-data.ts'

/** Makes the alerts of the named logins; answers their ids by key. */
export async function makeAlerts(doorsAt: DoorsAt, callers: ReadonlyMap<string, Caller>): Promise<Map<string, string>> {
  const { members } = doorsAt(alertsMadeDaysAgo * 24 * 60)
  const made = new Map<string, string>()
  for (const alert of alerts) {
    const caller = callers.get(alert.username)
    if (caller === undefined) {
      throw new Error(`${alert.username}, who looks for deals, is no member`)
    }
    const by = invocationOf(caller, { key: `demo alert ${alert.key}` })
    const outcome = await members.createAlert({ caller, by, form: formOfAlert(alert) })
    if (isRefusal(outcome)) {
      throw new Error(`The alert "${alert.key}" was refused: ${JSON.stringify(outcome)}`)
    }
    made.set(alert.key, outcome.answer.id)
  }
  return made
}
