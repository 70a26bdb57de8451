import { useSearchParams } from 'react-router-dom'
import { withParam } from './with-param.ts'

/** One parameter of the address and the way to change it; the page stays where it is. */
export function useParam(name: string): readonly [value: string | null, change: (value: string | null) => void] {
  const [params, setParams] = useSearchParams()
  const change = (value: string | null) => {
    setParams(new URLSearchParams(withParam(params, name, value)), {
      replace: true,
      preventScrollReset: true,
      flushSync: true,
    })
  }
  return [params.get(name), change]
}
