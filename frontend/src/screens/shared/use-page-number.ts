import { useSearchParams } from 'react-router-dom'
import { useParam } from './use-param.ts'

/** The page of a list that an address names, counted from 1; the first where it names none that can be. */
export function pageFrom(params: URLSearchParams): number {
  const text = params.get('page') ?? ''
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
}

/** The page that the address names, and the way to another one; the first needs no name. */
export function usePageNumber(): readonly [page: number, turnTo: (page: number) => void] {
  const [params] = useSearchParams()
  const [, change] = useParam('page')
  return [pageFrom(params), (page) => change(page === 1 ? null : String(page))]
}
