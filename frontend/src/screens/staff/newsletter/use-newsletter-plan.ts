import { useState } from 'react'
import { hindrancesOfNewsletter, type NewsletterPlan, type NewsletterView } from '@deals/events'
import { newsletterPlanApi } from '../../../features/staff/newsletter-plan.endpoints.ts'
import { fieldsOf, statusOf } from '../../../lib/api-problem.ts'
import { showToast } from '../../../ui/toasts.ts'

export type PlaceInIssue = 'first' | 'out' | 'by votes'

function postsWith({ chosen, removed }: NewsletterPlan, postId: number, place: PlaceInIssue) {
  const others = (postIds: readonly number[]) => postIds.filter((one) => one !== postId)
  return {
    chosen: [...others(chosen), ...(place === 'first' ? [postId] : [])],
    removed: [...others(removed), ...(place === 'out' ? [postId] : [])],
  }
}

/** What is changed of the plan, until it is saved or discarded. */
export function useNewsletterPlan(view: NewsletterView, onAskAgain: () => Promise<void>) {
  const [changed, setChanged] = useState<Partial<NewsletterPlan>>({})
  const [send, { isLoading, error, reset }] = newsletterPlanApi.usePlanNewsletterMutation()
  const { version, weekday, hour, isPaused, introduction, chosen, removed } = view
  const plan: NewsletterPlan = { weekday, hour, isPaused, introduction, chosen, removed, ...changed }
  const hindrances = hindrancesOfNewsletter(plan)
  const change = (more: Partial<NewsletterPlan>) => {
    reset()
    setChanged({ ...changed, ...more })
  }
  const discard = () => {
    setChanged({})
    reset()
  }
  return {
    plan,
    change,
    /** A post stands first, is left out, or stands where its votes put it. */
    put: (postId: number, place: PlaceInIssue) => change(postsWith(plan, postId, place)),
    isChanged: Object.keys(changed).length > 0,
    isLate: statusOf(error) === 409,
    isSaving: isLoading,
    error,
    wrong: { ...hindrances, ...fieldsOf(error) },
    discard,
    askAgain: async () => {
      await onAskAgain()
      reset()
    },
    save: async () => {
      if (Object.keys(hindrances).length > 0) {
        return
      }
      const answer = await send({ version, ...plan })
      if (answer.error === undefined) {
        await onAskAgain()
        discard()
        showToast({ title: 'Newsletter planned' })
      }
    },
  }
}

export type PlanOnScreen = ReturnType<typeof useNewsletterPlan>
