import { useEffect, useRef, useState, type RefObject } from 'react'
import { sentenceOf, statusOf } from '../../lib/api-problem.ts'
import { readLocal, writeLocal } from '../../lib/local-storage.ts'
import { newId } from '../../lib/new-id.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { useViewer } from '../../lib/viewer.ts'
import { draftOfForm } from './draft-of-form.ts'
import { keptDraftFrom, type KeptDraft } from './parse-draft.ts'
import type { PostFormValues } from './post-form-values.ts'
import { submitApi } from './submit.endpoints.ts'

const localDelay = 1_000
const serverDelay = 5_000

/** Where this device keeps the draft of a member: who comes after them at it does not find it. */
export const draftName = (memberId: string | undefined): string => `post-draft of ${memberId}`

/** The draft that this device keeps of a member. */
export const readKeptDraft = (memberId: string | undefined, empty: PostFormValues): KeptDraft | undefined =>
  keptDraftFrom(readLocal(draftName(memberId)), empty)

/** Where the draft is: nowhere new, on this device, on the server too, on its way again, or not taken by the server. */
export type DraftState =
  | { readonly kind: 'idle' | 'retrying' }
  | { readonly kind: 'saved'; readonly at: Date }
  | { readonly kind: 'refused'; readonly sentence: string }

/** Too many of these are as many a moment later. */
const conflict = 409

/** What became of sending a draft; what was refused for good is sent again when something else is typed. */
export function draftState(error: unknown, at: Date): DraftState {
  if (error === undefined) {
    return { kind: 'saved', at }
  }
  return statusOf(error) === conflict ? { kind: 'refused', sentence: sentenceOf(error) } : { kind: 'retrying' }
}

interface Draft {
  readonly state: DraftState
  /** Starts another draft under its own name, such as one of another device. */
  readonly become: (id: string) => void
  /** Forgets the draft here and on the server, once it is posted. */
  readonly forget: () => void
  /** Leaves the draft among those of the server, so that another may begin; why that cannot be. */
  readonly setAside: () => Promise<string | undefined>
}

/** Keeps what is typed on this device. Answers how to forget it there. */
function useKeptHere(id: RefObject<string | undefined>, form: PostFormValues, isDirty: boolean): () => void {
  const memberId = useViewer()?.id
  const forLocal = useDebounced(form, localDelay)
  // The first letter makes the form dirty while the later one still holds what was there before: that is not saved.
  const isLocalDue = isDirty && forLocal === form
  useEffect(() => {
    if (isLocalDue) {
      id.current ??= readKeptDraft(memberId, forLocal)?.id ?? newId()
      writeLocal(draftName(memberId), JSON.stringify({ id: id.current, form: draftOfForm(forLocal) }))
    }
  }, [id, memberId, forLocal, isLocalDue])
  return () => void writeLocal(draftName(memberId), null)
}

/** Keeps what is typed: after a second on this device, after five on the server. */
export function useDraft(form: PostFormValues, isDirty: boolean): Draft {
  const id = useRef<string>(undefined)
  const [state, setState] = useState<DraftState>({ kind: 'idle' })
  const [tries, setTries] = useState(0)
  const [saveDraft] = submitApi.useSaveDraftMutation()
  const [deleteDraft] = submitApi.useDeleteDraftMutation()
  const forgetHere = useKeptHere(id, form, isDirty)
  const forServer = useDebounced(form, serverDelay)
  const isServerDue = isDirty && forServer === form

  useEffect(() => {
    const draftId = id.current
    if (!isServerDue || draftId === undefined) {
      return undefined
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    void saveDraft({ id: draftId, ...draftOfForm(forServer) }).then(({ error }) => {
      const next = draftState(error, new Date())
      setState(next)
      timer = next.kind === 'retrying' ? setTimeout(() => setTries((count) => count + 1), serverDelay) : undefined
    })
    return () => {
      clearTimeout(timer)
    }
  }, [forServer, isServerDue, saveDraft, tries])

  return {
    state,
    become: (name) => {
      id.current = name
    },
    forget: () => {
      forgetHere()
      if (id.current !== undefined) {
        void deleteDraft(id.current)
        id.current = undefined
      }
    },
    setAside: async () => {
      const { error } = id.current === undefined ? {} : await saveDraft({ id: id.current, ...draftOfForm(form) })
      if (error !== undefined) {
        return sentenceOf(error)
      }
      forgetHere()
      return undefined
    },
  }
}
