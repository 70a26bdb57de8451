import { sentenceOf } from '../../lib/api-problem.ts'
import { showToast } from '../../ui/toasts.ts'

/** Says that something was done, or why not. */
export function tellOutcome(error: unknown, done: string): void {
  showToast(
    error === undefined ? { title: done } : { title: 'Error', description: sentenceOf(error), variant: 'destructive' },
  )
}
