import { useId, useState } from 'react'
import { storesApi } from '../../features/stores/stores.endpoints.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { StoreMark } from '../../ui/StoreMark.tsx'
import { comboboxAttributes, SuggestionList, WithSuggestions } from '../../ui/SuggestionList.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useSuggestions } from '../../ui/use-suggestions.ts'
import { useStoreNames } from '../shared/use-store-names.ts'

interface StoreFilterProps {
  /** The store that is set; empty for none. */
  readonly slug: string
  readonly onChoose: (slug: string) => void
}

/** What the field holds, what is listed below it, and what typing and choosing do. */
function useStoreFilter({ slug, onChoose }: StoreFilterProps) {
  const list = useSuggestions()
  // What is being typed; null while the field tells what is set.
  const [words, setWords] = useState<string | null>(null)
  const nameOf = useStoreNames(slug === '' ? [] : [slug])
  const search = useDebounced((words ?? '').trim())
  const isAsked = list.isOpen && search !== ''
  const { data } = storesApi.useListStoresInfiniteQuery({ search }, { skip: !isAsked })
  const stores = isAsked ? (data?.pages ?? []).flatMap((page) => page.stores) : []
  const options = stores.map((store) => ({ key: store.slug, store }))
  const leave = () => {
    setWords(null)
    list.close()
  }
  const choose = ({ key }: { readonly key: string }) => {
    onChoose(key)
    leave()
  }
  const type = (text: string) => {
    list.open()
    setWords(text === '' ? null : text)
    if (text === '') {
      onChoose('')
    }
  }
  const value = words ?? (slug === '' ? '' : nameOf(slug))
  return { value, options, active: list.active, onKeyDown: list.keysFor(options, choose), choose, type, leave }
}

/** Narrows a list to one store, found by its name; an emptied field takes it out. */
export function StoreFilter(props: StoreFilterProps) {
  const listId = useId()
  const { value, options, active, onKeyDown, choose, type, leave } = useStoreFilter(props)
  return (
    <WithSuggestions css={{ flex: '1 1 0', minWidth: 0 }}>
      <TextField
        {...comboboxAttributes(listId, options.length, active)}
        value={value}
        onKeyDown={onKeyDown}
        label="Store"
        maxLength={60}
        onBlur={leave}
        onChange={(event) => type(event.target.value)}
      />
      <SuggestionList
        id={listId}
        label="Stores"
        options={options}
        active={active}
        onChoose={choose}
        render={({ store: { name, iconUrl } }) => (
          <>
            <StoreMark name={name} iconUrl={iconUrl} />
            {name}
          </>
        )}
      />
    </WithSuggestions>
  )
}
