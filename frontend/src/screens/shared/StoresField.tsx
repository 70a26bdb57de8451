import { useState, type ReactNode } from 'react'
import { storesApi } from '../../features/stores/stores.endpoints.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import type { LabelledProps } from '../../ui/Field.tsx'
import { PlacesField } from '../../ui/PlacesField.tsx'
import { StoreMark } from '../../ui/StoreMark.tsx'
import { useStoreNames } from './use-store-names.ts'

interface StoresFieldProps extends LabelledProps {
  readonly help: ReactNode
  readonly slugs: readonly string[]
  readonly onChange: (slugs: string[]) => void
}

/** Several stores, found by typing. */
export function StoresField({ slugs, onChange, help, ...labelled }: StoresFieldProps) {
  const [words, setWords] = useState('')
  const search = useDebounced(words.trim())
  const { data, isError } = storesApi.useListStoresInfiniteQuery({ search }, { skip: search === '' })
  const nameOf = useStoreNames(slugs)
  const found = (data?.pages ?? [])
    .flatMap(({ stores }) => stores)
    .filter(({ slug }) => !slugs.includes(slug))
    .map(({ slug, name, iconUrl }) => ({ key: slug, label: name, icon: <StoreMark name={name} iconUrl={iconUrl} /> }))
  return (
    <PlacesField
      {...labelled}
      placeholder="Search stores"
      help={isError ? 'Failed to fetch stores' : help}
      chosen={slugs.map((slug) => ({ value: slug, label: nameOf(slug) }))}
      options={search === '' ? [] : found}
      words={words}
      onWords={setWords}
      onAdd={({ key }) => onChange([...slugs, key])}
      onRemove={(slug) => onChange(slugs.filter((one) => one !== slug))}
    />
  )
}
