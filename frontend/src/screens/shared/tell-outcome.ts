import { sentenceOf } from '../../lib/api-problem.ts'
import { showToast, type ToastTexts } from '../../ui/toasts.ts'

/** Says that something was done, or why not. */
export function tellOutcome(error: unknown, done: string | ToastTexts, notDone = 'Error'): void {
  showToast(
    error === undefined
      ? typeof done === 'string'
        ? { title: done }
        : done
      : { title: notDone, description: sentenceOf(error), variant: 'destructive' },
  )
}
