import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { ApiState } from '../../lib/api.ts'
import { overlayChanged } from '../../lib/post-overlay.slice.ts'
import { showToast } from '../../ui/toasts.ts'
import { recommendationsApi } from './recommendations.endpoints.ts'

export type Dispatch = ThunkDispatch<ApiState, unknown, UnknownAction>

/** One after the other: what was said last counts, whichever call would have arrived first. */
let before: Promise<unknown> = Promise.resolve()

/** Says at once on the page, then to the server, whether a post is to be recommended no more; what fails is taken back. */
export async function settleDismissal(dispatch: Dispatch, postId: number, isDismissed: boolean): Promise<void> {
  const show = (is: boolean) => dispatch(overlayChanged({ postId, change: { isDismissed: is } }))
  const { dismiss, restore } = recommendationsApi.endpoints
  show(isDismissed)
  const sent = before.then(() => dispatch((isDismissed ? dismiss : restore).initiate(postId)))
  before = sent
  const { error } = await sent
  if (error !== undefined) {
    show(!isDismissed)
    showToast({ title: 'This could not be saved', description: 'Please try again.', variant: 'destructive' })
  }
}
