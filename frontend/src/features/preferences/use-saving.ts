import { showToast, type ToastTexts } from '../../ui/toasts.ts'
import { preferencesApi, type PreferenceChange } from './preferences.endpoints.ts'

/** Says whether a choice of the member was kept. */
export function tellSaved(error: unknown, done: ToastTexts = { title: 'Saved' }): void {
  showToast(error === undefined ? done : { title: 'Failed to update preferences', variant: 'destructive' })
}

/** Keeps a choice of the member, and says whether that went well. */
export function useSaving() {
  const [save] = preferencesApi.useChangePreferencesMutation()
  return async (change: PreferenceChange, done?: ToastTexts): Promise<void> => {
    const { error } = await save(change)
    tellSaved(error, done)
  }
}
