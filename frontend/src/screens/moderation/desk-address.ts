import { useCallback, useMemo } from 'react'
import type { QueueQuestion } from '../../features/moderation/moderation.endpoints.ts'
import type { EditsAsked } from '../../features/moderation/edits.endpoints.ts'
import { pageFrom } from '../shared/use-page-number.ts'
import { useSearch } from '../shared/use-search.ts'
import type { Read } from '../addresses/unread-filters.ts'
import { caseReads, editReads } from '../addresses/desk-reads.ts'
import type { Lane } from './moderation-tabs.ts'

const ofCases = ['q', 'reason', 'category', 'store', 'poster', 'trust', 'holder', 'waiting'] as const
const ofEdits = ['q', 'member', 'type', 'category', 'waiting'] as const
export type FilterName = keyof typeof caseReads | keyof typeof editReads

/** What nobody understands narrows nothing; the list says so. */
function saidIn<Name extends FilterName>(
  names: readonly Name[],
  params: URLSearchParams,
  reads: Readonly<Record<Name, Read>>,
): Partial<Record<Name, string>> {
  const said: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const value = (params.get(name) ?? '').trim()
    if (value !== '' && reads[name].isUnderstood(value)) {
      said[name] = value
    }
  }
  return said
}

/** The question that an address asks of a list. */
export const questionFrom = (lane: Lane, params: URLSearchParams): QueueQuestion => ({
  tab: lane,
  ...saidIn(ofCases, params, caseReads),
})
/** The same of the suggested edits. */
export const editsAskedIn = (params: URLSearchParams): EditsAsked => ({
  question: { tab: 'edits', ...saidIn(ofEdits, params, editReads) },
  page: pageFrom(params),
})

/** The case that an address opens beside the list. */
export function caseFrom(params: URLSearchParams): number | null {
  const text = params.get('case') ?? ''
  return /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null
}

/** The same address with another case open, or with none. */
export function withCase(params: URLSearchParams, id: number | string | null): string {
  const changed = new URLSearchParams(params)
  changed.delete('case')
  if (id !== null) {
    changed.set('case', String(id))
  }
  const text = changed.toString()
  return text === '' ? '?' : `?${text}`
}

/** Filters to set; an empty text takes one out. */
export type Wishes = Readonly<Partial<Record<FilterName, string>>>

/** The address with filters set, of which an empty one is none. */
export function narrowed(before: URLSearchParams, wishes: Wishes): URLSearchParams {
  const changed = new URLSearchParams(before)
  changed.delete('case')
  changed.delete('page')
  for (const [name, value] of Object.entries(wishes)) {
    if (value === '') {
      changed.delete(name)
    } else {
      changed.set(name, value)
    }
  }
  return changed
}

/** Takes every filter out, also one that is set at this moment. */
export const nothing: Wishes = Object.fromEntries([...ofCases, ...ofEdits].map((name) => [name, '']))

/** What is open on the desk, as the address says. */
export function useDeskAddress(lane: Lane) {
  const [params, change] = useSearch()
  const question = useMemo(() => questionFrom(lane, params), [lane, params])
  const open = useCallback(
    (postId: number | null) => change((before) => new URLSearchParams(withCase(before, postId))),
    [change],
  )
  const narrow = useCallback(
    (wishes: Wishes) => change((before) => narrowed(before, wishes), { replace: true }),
    [change],
  )
  return { params, question, caseId: caseFrom(params), open, narrow }
}
