import { counted, type Rehearsal } from '@deals/events'
import type { AlertFormValues } from '../../features/deal-alerts/alert-form-values.ts'
import { wantedBy } from '../../features/deal-alerts/alert-request.ts'
import { dealAlertsApi } from '../../features/deal-alerts/deal-alerts.endpoints.ts'
import { looksForSomething, validateAlertForm } from '../../features/deal-alerts/validate-alert-form.ts'
import { useDebounced } from '../../lib/use-debounced.ts'

/** Long enough that a word is written before it is tried, in milliseconds. */
const pause = 500

/** What a form would have found. */
export type Rehearsing =
  | { readonly kind: 'nothing-asked' }
  | { readonly kind: 'looking' }
  /** No answer came; the form can be saved all the same. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'found'; readonly rehearsal: Rehearsal; readonly isOld: boolean }

const isReady = (form: AlertFormValues) =>
  looksForSomething(form) && Object.keys(validateAlertForm({ ...form, name: '' })).length === 0

/** Tries an alert on the posts of the last days while it is written. */
export function useRehearsal(form: AlertFormValues): Rehearsing {
  const settled = useDebounced(form, pause)
  const skip = !isReady(settled)
  const { data, isError, isFetching } = dealAlertsApi.useRehearseQuery(wantedBy(settled), { skip })
  if (skip) {
    return { kind: 'nothing-asked' }
  }
  if (isError) {
    return { kind: 'unknown' }
  }
  return data === undefined ? { kind: 'looking' } : { kind: 'found', rehearsal: data, isOld: isFetching }
}

/** One sentence about it. */
export function rehearsalSentence(state: Rehearsing): string {
  switch (state.kind) {
    case 'nothing-asked':
      return 'It begins with a keyword, a category or a store.'
    case 'unknown':
      return 'What it finds cannot be tried just now.'
    case 'looking':
      return 'Looking…'
    case 'found': {
      const { total, days } = state.rehearsal
      const found = total === 0 ? 'no deals' : counted(total, 'deal')
      return `Would have matched ${found} in the last ${days} days`
    }
  }
}
