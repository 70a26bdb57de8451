import { bookmarkLimits } from '@deals/events'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'

interface CollectionFieldsProps {
  readonly collections: readonly string[]
  readonly collection: string
  readonly setCollection: (collection: string) => void
  readonly newName: string
  readonly setNewName: (name: string) => void
  readonly error: string | undefined
}

/** One of the collections, or one that is not there yet. */
export function CollectionFields(props: CollectionFieldsProps) {
  const { collections, collection, setCollection, newName, setNewName, error } = props
  return (
    <>
      <SelectField
        label="Collection"
        options={[
          ...collections.map((name) => ({ value: name, label: name })),
          { value: '', label: 'New collection…' },
        ]}
        value={collection}
        error={collection === '' ? undefined : error}
        onChange={(event) => setCollection(event.target.value)}
      />
      {collection === '' && (
        <TextField
          label="Name of the new collection"
          maxLength={bookmarkLimits.collectionLength}
          value={newName}
          error={error}
          onChange={(event) => setNewName(event.target.value)}
        />
      )}
    </>
  )
}
