import type { SuggestionView } from '@deals/events'
import { useSearch } from '../shared/use-search.ts'
import { withCase } from './desk-address.ts'
import { useCursor } from './use-cursor.ts'
import { useDeskKeys } from './use-desk-keys.ts'

/** Which suggested edit is open beside the list, as the address says, and how one goes on from it. */
export function useOpenEdit(suggestions: readonly SuggestionView[]) {
  const [params, change] = useSearch()
  const openId = params.get('case')
  const { cursor, open } = useCursor(openId, (id) => change((before) => new URLSearchParams(withCase(before, id))))
  const neighbour = (by: 1 | -1) => {
    const place = suggestions.findIndex(({ id }) => id === cursor.current)
    return suggestions[place + by]?.id
  }
  const step = (by: 1 | -1) => open(neighbour(by) ?? cursor.current)
  const close = () => open(null)
  useDeskKeys({ j: () => step(1), k: () => step(-1), Escape: close })
  return {
    shown: suggestions.find(({ id }) => id === openId),
    addressOf: (id: string) => withCase(params, id),
    step,
    close,
    goOn: () => open(neighbour(1) ?? neighbour(-1) ?? null),
  }
}
