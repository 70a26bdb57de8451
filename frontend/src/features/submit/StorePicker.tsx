import { useId } from 'react'
import type { StoreSummary } from '@deals/events'
import { useDebounced } from '../../lib/use-debounced.ts'
import { StoreMark } from '../../ui/StoreMark.tsx'
import { comboboxAttributes, SuggestionList, WithSuggestions } from '../../ui/SuggestionList.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useSuggestions } from '../../ui/use-suggestions.ts'
import type { FormPartProps } from './form-props.ts'
import { fieldId } from './post-form-values.ts'
import { submitApi } from './submit.endpoints.ts'

interface Option {
  readonly key: string
  readonly label: string
  readonly name: string
  readonly slug: string
}

/** Known stores first; a name that none of them has can be added. */
export function storeOptions(stores: readonly StoreSummary[], typed: string): readonly Option[] {
  const name = typed.trim()
  const isKnown = stores.some((store) => store.name.toLowerCase() === name.toLowerCase())
  const known = stores.map((store) => ({ key: store.slug, label: store.name, name: store.name, slug: store.slug }))
  const isName = name.length >= 2 && name.length <= 60
  return isKnown || !isName ? known : [...known, { key: '+', label: `Add store “${name}”`, name, slug: '' }]
}

/** The list below the field: what it holds, what is marked, and what keys and choices do. */
function useStoreList({ form, onChange }: Pick<FormPartProps, 'form' | 'onChange'>) {
  const list = useSuggestions()
  const term = useDebounced(form.storeName.trim())
  const { data, isError } = submitApi.useFindStoresQuery(term, { skip: term === '' || !list.isOpen })
  const options = list.isOpen && term !== '' ? storeOptions(data?.stores ?? [], form.storeName) : []
  const choose = ({ name, slug }: Option) => {
    onChange({ storeName: name, storeSlug: slug })
    list.close()
  }
  const type = (storeName: string) => {
    list.open()
    onChange({ storeName, storeSlug: '' })
  }
  const onKeyDown = list.keysFor(options, choose)
  return { options, active: list.active, isError, choose, type, onKeyDown, close: list.close }
}

/** A store by its name: search, or add. */
export function StorePicker(part: FormPartProps) {
  const listId = useId()
  const { options, active, isError, choose, type, onKeyDown, close } = useStoreList(part)
  return (
    <WithSuggestions>
      <TextField
        {...comboboxAttributes(listId, options.length, active)}
        id={fieldId('storeName')}
        label="Store"
        placeholder="Search stores"
        help={isError ? 'Stores cannot be loaded. You can type the name.' : undefined}
        error={part.errors.storeName}
        value={part.form.storeName}
        onKeyDown={onKeyDown}
        onBlur={close}
        onChange={(event) => type(event.target.value)}
      />
      <SuggestionList
        id={listId}
        label="Stores"
        options={options}
        active={active}
        onChoose={choose}
        render={({ slug, name, label }) => (
          <>
            {slug !== '' && <StoreMark name={name} />}
            {label}
          </>
        )}
      />
    </WithSuggestions>
  )
}
