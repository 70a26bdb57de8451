import { useSearchParams } from 'react-router-dom'
import type { SuggestionView } from '@deals/events'
import { useCursor } from './use-cursor.ts'
import { useDeskKeys } from './use-desk-keys.ts'

/** Which suggested edit is open beside the list, as the address says, and how one goes on from it. */
export function useOpenEdit(suggestions: readonly SuggestionView[]) {
  const [params, setParams] = useSearchParams()
  const openId = params.get('case')
  const addressOf = (id: string | null) => {
    const changed = new URLSearchParams(params)
    changed.delete('case')
    if (id !== null) {
      changed.set('case', id)
    }
    return changed
  }
  const { cursor, open } = useCursor(openId, (id) => setParams(addressOf(id), { preventScrollReset: true }))
  const neighbour = (by: 1 | -1) => {
    const place = suggestions.findIndex(({ id }) => id === cursor.current)
    return suggestions[place + by]?.id
  }
  const step = (by: 1 | -1) => open(neighbour(by) ?? cursor.current)
  const close = () => open(null)
  useDeskKeys({ j: () => step(1), k: () => step(-1), Escape: close })
  return {
    shown: suggestions.find(({ id }) => id === openId),
    addressOf: (id: string) => `?${addressOf(id).toString()}`,
    step,
    close,
    goOn: () => open(neighbour(1) ?? neighbour(-1) ?? null),
  }
}
