import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { QueueQuestion } from '../../features/moderation/moderation.endpoints.ts'
import type { Lane } from './moderation-tabs.ts'

/** What a list can be narrowed by; each stands in the address under its own name. */
export const filterNames = ['q', 'reason', 'category', 'store', 'poster', 'holder', 'waiting'] as const
export type FilterName = (typeof filterNames)[number]

/** The question that an address asks of a list. */
export function questionFrom(lane: Lane, params: URLSearchParams): QueueQuestion {
  const said: Partial<Record<FilterName, string>> = {}
  for (const name of filterNames) {
    const value = (params.get(name) ?? '').trim()
    if (value !== '') {
      said[name] = value
    }
  }
  return { tab: lane, ...said }
}

/** The case that an address opens beside the list. */
export function caseFrom(params: URLSearchParams): number | null {
  const text = params.get('case') ?? ''
  return /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null
}

/** The same address with another case open, or with none. */
export function withCase(params: URLSearchParams, postId: number | null): string {
  const changed = new URLSearchParams(params)
  changed.delete('case')
  if (postId !== null) {
    changed.set('case', String(postId))
  }
  const text = changed.toString()
  return text === '' ? '?' : `?${text}`
}

/** Filters to set; an empty text takes one out. */
export type Wishes = Readonly<Partial<Record<FilterName, string>>>

function narrowed(before: URLSearchParams, wishes: Wishes): URLSearchParams {
  const changed = new URLSearchParams(before)
  changed.delete('case')
  for (const [name, value] of Object.entries(wishes)) {
    if (value === '') {
      changed.delete(name)
    } else {
      changed.set(name, value)
    }
  }
  return changed
}

/** What is open on the desk, as the address says. */
export function useDeskAddress(lane: Lane) {
  const [params, setParams] = useSearchParams()
  const question = useMemo(() => questionFrom(lane, params), [lane, params])
  const open = useCallback(
    (postId: number | null) => {
      setParams((before) => new URLSearchParams(withCase(before, postId)), { preventScrollReset: true })
    },
    [setParams],
  )
  const narrow = useCallback(
    (wishes: Wishes) => {
      setParams((before) => narrowed(before, wishes), { replace: true, preventScrollReset: true })
    },
    [setParams],
  )
  return { params, question, caseId: caseFrom(params), open, narrow }
}
