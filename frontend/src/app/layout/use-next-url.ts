import { useLocation } from 'react-router-dom'

/** Where a person is, to come back to after signing in. */
export function useNextUrl(): string {
  const { pathname, search, hash } = useLocation()
  return `${pathname}${search}${hash}`
}
