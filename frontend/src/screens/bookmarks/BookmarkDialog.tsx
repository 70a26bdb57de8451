import { useState } from 'react'
import { bookmarkLimits, defaultCollection, type BookmarkList } from '@deals/events'
import { fieldsOf, sentenceOf } from '../../lib/api-problem.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { AskDialog } from '../../ui/AskDialog.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { showToast } from '../../ui/toasts.ts'
import { bookmarkListApi } from './bookmark-list.endpoints.ts'
import { CollectionFields } from './CollectionFields.tsx'

const { noteLength } = bookmarkLimits
/** The counter comes before the room ends. */
const warnFrom = noteLength - 50

interface BookmarkDialogProps {
  readonly bookmark: BookmarkList['bookmarks'][number]
  readonly collections: readonly string[]
  readonly onClose: () => void
}

/** Where a saved post is put, and what its owner notes about it. */
export function BookmarkDialog({ bookmark, collections, onClose }: BookmarkDialogProps) {
  // An empty collection is one that is not there yet.
  const [collection, setCollection] = useState(bookmark.collection ?? defaultCollection)
  const [newName, setNewName] = useState('')
  const [note, setNote] = useState(bookmark.note ?? '')
  const { save, isLoading, error } = useSaving(bookmark.postId, onClose)
  const errors = fieldsOf(error)
  const name = collection === '' ? newName.trim() : collection
  const main = (
    <Button
      variant="primary"
      busy={isLoading}
      disabled={name === '' || note.length > noteLength}
      onClick={() => void save(name, note)}
    >
      Save
    </Button>
  )
  return (
    <AskDialog title="Saved post" description="Only you see this." onClose={onClose} main={main}>
      <div css={{ display: 'grid', gap: 'var(--s4)' }}>
        {error !== undefined && errors['collection'] === undefined && (
          <Alert variant="destructive">{sentenceOf(error)}</Alert>
        )}
        <CollectionFields
          error={errors['collection']}
          collections={collections}
          collection={collection}
          setCollection={setCollection}
          newName={newName}
          setNewName={setNewName}
        />
        <TextArea
          label="Note"
          optional
          rows={3}
          limit={noteLength}
          warnFrom={warnFrom}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </AskDialog>
  )
}

/** What was typed stays until it is saved. */
function useSaving(postId: number, onSaved: () => void) {
  const [changeBookmark, { isLoading, error }] = bookmarkListApi.useChangeBookmarkMutation()
  const save = async (collection: string, note: string) => {
    const text = note.trim()
    const answer = await changeBookmark({ postId, collection, note: text === '' ? null : text })
    if (answer.error === undefined) {
      showToast({ title: 'Saved' })
      onSaved()
    }
  }
  return { save, isLoading, error }
}
