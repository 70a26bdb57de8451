import { useState } from 'react'
import type { Letter } from '@deals/events'
import { inboxApi } from '../../../features/staff/inbox.endpoints.ts'
import { fieldsOf, sentenceOf } from '../../../lib/api-problem.ts'
import type { SentTo } from '../../../lib/call.ts'
import { showToast } from '../../../ui/toasts.ts'

type LetterWish = Omit<SentTo<'PATCH /api/staff/inbox/:id'>, 'version'>

/** Changes a letter as it was read, and says why not where somebody was first. */
export function useLetterChange({ id, version, state }: Letter, onGone: () => void) {
  const [changeLetter, { isLoading }] = inboxApi.useChangeLetterMutation()
  const [wrong, setWrong] = useState<string>()
  const change = async (wish: LetterWish, done: string) => {
    const answer = await changeLetter({ id, version, ...wish })
    const field = fieldsOf(answer.error)['assignee']
    setWrong(field)
    if (answer.error === undefined) {
      showToast({ title: done })
      if (answer.data.state !== state) {
        onGone()
      }
    } else if (field === undefined) {
      showToast({ title: 'Not changed', description: sentenceOf(answer.error), variant: 'destructive' })
    }
  }
  return { change, wrong, isBusy: isLoading }
}
