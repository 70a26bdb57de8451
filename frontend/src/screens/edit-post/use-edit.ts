import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { describesPictures, editReasonProblem, type PostDetails } from '@deals/events'
import { isTombstone, postsApi } from '../../features/posts/posts.endpoints.ts'
import { formOfPost, type FieldErrors, type PostFormValues } from '../../features/submit/post-form-values.ts'
import { changedFields, errorsFromServer } from '../../features/submit/post-request.ts'
import { suggestingApi } from '../../features/posts/suggesting.endpoints.ts'
import { submitApi } from '../../features/submit/submit.endpoints.ts'
import { validatePostForm } from '../../features/submit/validate-post-form.ts'
import { fieldsOf, sentenceOf, statusOf } from '../../lib/api-problem.ts'
import { routes } from '../../lib/routes.ts'
import { useOnceSent } from '../../lib/use-once-sent.ts'
import { useViewer } from '../../lib/viewer.ts'
import { showToast } from '../../ui/toasts.ts'

/** What came of saving. */
export type EditOutcome =
  | { readonly kind: 'none' | 'saved' }
  | { readonly kind: 'invalid'; readonly errors: FieldErrors }
  | { readonly kind: 'changed'; readonly theirs: PostDetails }
  | { readonly kind: 'failed'; readonly sentence: string }

interface Editing {
  readonly base: PostDetails
  readonly form: PostFormValues
  readonly reason: string
  readonly isPoster: boolean
}

/** Errors of fields that are as they were are no business of this edit, such as an end that has passed. */
export function errorsOfEdit(
  { base, form }: Pick<Editing, 'base' | 'form'>,
  now: number,
  needsAlt = false,
): FieldErrors {
  const before = validatePostForm(formOfPost(base), now, needsAlt)
  return Object.fromEntries(
    Object.entries(validatePostForm(form, now, needsAlt)).filter(
      ([name, message]) => !Object.entries(before).some(([known, said]) => known === name && said === message),
    ),
  )
}

const reasonIn = (reason: string) => (reason.trim() === '' ? {} : { reason: reason.trim() })

interface Saved {
  readonly error?: unknown
  readonly data?: object | undefined
}

/** Saves, or suggests to those who may save. */
function useSend({ permissions, status }: PostDetails, isPoster: boolean) {
  const [editPost, saving] = submitApi.useEditPostMutation()
  const [suggestEdit, suggesting] = suggestingApi.useSuggestEditMutation()
  const isSaving = saving.isLoading || suggesting.isLoading
  if (!permissions.canEdit) {
    return { send: suggestEdit, isSaving, done: { title: 'Edit suggested' } }
  }
  const done = status === 'poster-review' && isPoster ? resubmittedWords : { title: 'Post saved' }
  return { send: editPost, isSaving, done }
}

/** As true for a post that waits for staff as for one that passed the check by machine while its poster reads this. */
const resubmittedWords = { title: 'Resubmitted', description: 'Once the review is passed, everybody sees it.' }

const appliedWords = { title: 'Your edit shows at once: the poster is away' }

/** Saves the changes of a post, or suggests them to who may save them. */
export function useEdit(editing: Editing) {
  const { base, form, reason, isPoster } = editing
  const navigate = useNavigate()
  const needsAlt = describesPictures(useViewer())
  const { send, isSaving, done } = useSend(base, isPoster)
  const once = useOnceSent(`edit of post ${base.id}`)
  const [readPost] = postsApi.useLazyGetPostQuery()
  const [outcome, setOutcome] = useState<EditOutcome>({ kind: 'none' })
  const [reasonError, setReasonError] = useState<string>()

  const refused = async (error: unknown) => {
    if (statusOf(error) === 409) {
      const { data: theirs } = await readPost(base.id)
      if (theirs !== undefined && !isTombstone(theirs) && theirs.version !== base.version) {
        setOutcome({ kind: 'changed', theirs })
        return
      }
    }
    const { errors, rest } = errorsFromServer(fieldsOf(error), form)
    if (statusOf(error) === 422 && Object.keys(errors).length > 0) {
      setOutcome({ kind: 'invalid', errors })
    } else {
      setOutcome({ kind: 'failed', sentence: rest[0] ?? sentenceOf(error) })
    }
  }
  const save = async () => {
    const errors = errorsOfEdit(editing, Date.now(), needsAlt)
    const problem = editReasonProblem(reason, isPoster)
    setReasonError(problem)
    if (Object.keys(errors).length > 0 || problem !== undefined) {
      setOutcome({ kind: 'invalid', errors })
      return
    }
    const changes = { ...changedFields(formOfPost(base), form), version: base.version, ...reasonIn(reason) }
    const { error, data } = await once(changes, async (key): Promise<Saved> => send({ id: base.id, changes, key }))
    if (error === undefined) {
      setOutcome({ kind: 'saved' })
      showToast(data !== undefined && 'state' in data && data.state === 'applied' ? appliedWords : done)
    } else {
      await refused(error)
    }
  }
  // The warning about unsaved changes must be gone before the page is left.
  useEffect(() => {
    if (outcome.kind === 'saved') {
      void navigate(routes.post.to(base.id))
    }
  }, [outcome, navigate, base.id])
  return { outcome, reasonError, isSaving, save, settle: () => setOutcome({ kind: 'none' }) }
}
