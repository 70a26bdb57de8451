import { useState } from 'react'
import { describesPictures } from '@deals/events'
import { duplicatesInRefusal, type Duplicate } from '../../features/submit/parse-duplicates.ts'
import type { FieldErrors, PostFormValues } from '../../features/submit/post-form-values.ts'
import { errorsFromServer, postRequest } from '../../features/submit/post-request.ts'
import { submitApi } from '../../features/submit/submit.endpoints.ts'
import { validatePostForm } from '../../features/submit/validate-post-form.ts'
import { fieldsOf, isApiProblem, isLost, sentenceOf, type ApiProblem } from '../../lib/api-problem.ts'
import { serverPages, routes } from '../../lib/routes.ts'
import { useOnceSent } from '../../lib/use-once-sent.ts'
import { useViewer } from '../../lib/viewer.ts'
import { showToast } from '../../ui/toasts.ts'

/** What came of sending a form. */
export type Outcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'posted'; readonly id: number }
  | { readonly kind: 'invalid'; readonly errors: FieldErrors; readonly rest: readonly string[] }
  | { readonly kind: 'duplicate'; readonly duplicates: readonly Duplicate[] }
  /** Nothing is wrong with the form; the same again may work. */
  | { readonly kind: 'failed'; readonly sentence: string }

const lost = { title: 'Not sent. Your draft is safe.', variant: 'destructive' } as const

/** What a refusal means for the form. */
export function outcomeOf(problem: ApiProblem, form: PostFormValues): Outcome {
  const duplicates = duplicatesInRefusal(problem.details)
  if (problem.status === 409 && duplicates.length > 0) {
    return { kind: 'duplicate', duplicates }
  }
  if (problem.status === 422) {
    const { errors, rest } = errorsFromServer(fieldsOf(problem), form)
    return { kind: 'invalid', errors, rest: Object.keys(errors).length + rest.length > 0 ? rest : [problem.sentence] }
  }
  return { kind: 'failed', sentence: isLost(problem) ? lost.title : problem.sentence }
}

/** Sends a new post. */
export function useSubmission(form: PostFormValues) {
  const [submitPost, { isLoading }] = submitApi.useSubmitPostMutation()
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' })
  const once = useOnceSent('new post')
  const needsAlt = describesPictures(useViewer())

  const refused = (error: unknown) => {
    const problem = isApiProblem(error) ? error : undefined
    if (problem?.status === 401) {
      window.location.assign(serverPages.login(routes.submit.to()))
      return
    }
    setOutcome(problem === undefined ? { kind: 'failed', sentence: sentenceOf(error) } : outcomeOf(problem, form))
    if (problem !== undefined && fieldsOf(problem)['storeSlug'] !== undefined) {
      const description = 'The selected store could not be found. Please try again.'
      showToast({ title: 'Store not found', description, variant: 'destructive' })
    }
  }
  const send = async () => {
    const errors = validatePostForm(form, Date.now(), needsAlt)
    if (Object.keys(errors).length > 0) {
      setOutcome({ kind: 'invalid', errors, rest: [] })
      return
    }
    const body = postRequest(form)
    const { data, error } = await once(body, (idempotencyKey) => submitPost({ body, idempotencyKey }))
    if (data === undefined) {
      refused(error)
    } else {
      setOutcome({ kind: 'posted', id: data.id })
    }
  }
  return { outcome, send, isSending: isLoading }
}
