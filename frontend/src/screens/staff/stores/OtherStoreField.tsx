import { useId, useState } from 'react'
import type { StaffStore } from '@deals/events'
import { staffStoresApi } from '../../../features/staff/staff-stores.endpoints.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { StoreMark } from '../../../ui/StoreMark.tsx'
import { comboboxAttributes, SuggestionList, WithSuggestions } from '../../../ui/SuggestionList.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useSuggestions } from '../../../ui/use-suggestions.ts'

interface OtherStoreFieldProps {
  /** The store that is no choice. */
  readonly except: string
  readonly error: string | undefined
  readonly onChoose: (store: StaffStore | null) => void
}

/** Finds another store by any part of its name, slug or hosts. */
export function OtherStoreField({ except, error, onChoose }: OtherStoreFieldProps) {
  const listId = useId()
  const list = useSuggestions()
  const [text, setText] = useState('')
  const search = useDebounced(text.trim())
  const isAsked = list.isOpen && search !== ''
  const { data } = staffStoresApi.useListStaffStoresQuery({ search, status: 'all', page: 1 }, { skip: !isAsked })
  const found = isAsked ? (data?.stores ?? []) : []
  const options = found
    .filter(({ slug, mergedInto }) => slug !== except && mergedInto === null)
    .map((store) => ({ key: store.slug, store }))
  const choose = ({ store }: { readonly store: StaffStore }) => {
    setText(store.name)
    onChoose(store)
    list.close()
  }
  return (
    <WithSuggestions>
      <TextField
        {...comboboxAttributes(listId, options.length, list.active)}
        label="The store that stays"
        placeholder="Name, slug or host"
        maxLength={60}
        error={error}
        value={text}
        onKeyDown={list.keysFor(options, choose)}
        onBlur={list.close}
        onChange={({ target }) => {
          list.open()
          setText(target.value)
          onChoose(null)
        }}
      />
      <SuggestionList
        id={listId}
        label="Stores"
        options={options}
        active={list.active}
        onChoose={choose}
        render={({ store: { name, iconUrl, slug } }) => (
          <>
            <StoreMark name={name} iconUrl={iconUrl} />
            {name}
            <small>{slug}</small>
          </>
        )}
      />
    </WithSuggestions>
  )
}
