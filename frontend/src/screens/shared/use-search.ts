import { useCallback, useEffect, useRef } from 'react'
import { useSearchParams, type NavigateOptions } from 'react-router-dom'

export type ChangeSearch = (alter: (before: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void

/**
 * What stands in the address behind the question mark, and the way to change it. The router's own way forgets a change
 * as long as it is not drawn: of two filters that are set at once only the later one would hold.
 */
export function useSearch(): readonly [URLSearchParams, ChangeSearch] {
  const [params, setParams] = useSearchParams()
  const newest = useRef(params)
  useEffect(() => {
    newest.current = params
  }, [params])
  const change = useCallback<ChangeSearch>(
    (alter, options) => {
      newest.current = alter(new URLSearchParams(newest.current))
      setParams(newest.current, { preventScrollReset: true, ...options })
    },
    [setParams],
  )
  return [params, change]
}
