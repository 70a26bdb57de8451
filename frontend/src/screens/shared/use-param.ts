import { useSearchParams } from 'react-router-dom'
import { withParam } from './with-param.ts'

type Param = readonly [value: string | null, change: (value: string | null) => void]

/** One parameter of the address and the way to change it; what is on the screen stays where it is. */
export const useParam = (name: string): Param => useChangedParam(name, [])

/** The same of what narrows a list, which is read from its first page then. */
export const useNarrowing = (name: string): Param => useChangedParam(name, ['page'])

function useChangedParam(name: string, ends: readonly string[]): Param {
  const [params, setParams] = useSearchParams()
  const change = (value: string | null) => {
    const rest = new URLSearchParams(params)
    ends.forEach((one) => rest.delete(one))
    setParams(new URLSearchParams(withParam(rest, name, value)), {
      replace: true,
      preventScrollReset: true,
      flushSync: true,
    })
  }
  return [params.get(name), change]
}
