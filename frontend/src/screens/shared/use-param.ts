import { useSearchParams } from 'react-router-dom'
import { withParam } from './with-param.ts'

type Param = readonly [value: string | null, change: (value: string | null) => void]
/** Parameters by name; null takes one out. */
type Params = Readonly<Record<string, string | null>>

/** Changes parameters of the address; what is on the screen stays where it is. A step is one that Back takes again. */
export function useChangeParams(isStep = false): (changes: Params) => void {
  const [params, setParams] = useSearchParams()
  return (changes) => {
    const changed = Object.entries(changes).reduce(
      (rest, [name, value]) => new URLSearchParams(withParam(rest, name, value)),
      params,
    )
    setParams(changed, { replace: !isStep, preventScrollReset: true, flushSync: true })
  }
}

/** One parameter of the address and the way to change it. */
export const useParam = (name: string): Param => useParamWith(name, {})

/** The same of what narrows a list, which is read from its first page then. */
export const useNarrowing = (name: string): Param => useParamWith(name, { page: null })

function useParamWith(name: string, besides: Params): Param {
  const [params] = useSearchParams()
  const change = useChangeParams()
  return [params.get(name), (value) => change({ ...besides, [name]: value })]
}
