import { useState } from 'react'
import type { LinkPreview } from '@deals/events'
import type { Duplicate } from './parse-duplicates.ts'
import type { PostFormValues } from './post-form-values.ts'

/** What the form would collide with, as far as the page behind its link tells. */
export interface FoundDuplicates {
  readonly note: (preview: LinkPreview | undefined) => void
  /** No reason is needed yet where the form says something else than the page: then nothing is decided before it is sent. */
  readonly of: (form: PostFormValues) => readonly Duplicate[]
}

/** Whether the form says what was judged, in all that decides. */
const isAsJudged = ({ url, price, currency }: LinkPreview, form: PostFormValues): boolean =>
  form.dealUrl.trim() === url &&
  price !== null &&
  Number(form.price) === price &&
  form.currency === currency &&
  form.couponCode === ''

const undecided = (duplicate: Duplicate): Duplicate => ({ ...duplicate, isHard: false, kind: 'soft' })

export function duplicatesOf(preview: LinkPreview | undefined, form: PostFormValues): readonly Duplicate[] {
  const found = preview?.duplicates ?? []
  return preview !== undefined && isAsJudged(preview, form) ? found : found.map(undecided)
}

export function useFoundDuplicates(): FoundDuplicates {
  const [preview, note] = useState<LinkPreview>()
  return { note, of: (form) => duplicatesOf(preview, form) }
}
