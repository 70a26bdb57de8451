import { useState } from 'react'
import { counted, defaultCollection } from '@deals/events'
import { fieldsOf } from '../../lib/api-problem.ts'
import { AskDialog } from '../../ui/AskDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { CollectionFields } from './CollectionFields.tsx'
import { useChangeSeveral } from './use-change-several.ts'

interface MoveDialogProps {
  readonly postIds: readonly number[]
  readonly collections: readonly string[]
  readonly onMoved: () => void
  readonly onClose: () => void
}

/** Where the chosen posts are put. */
export function MoveDialog({ postIds, collections, onMoved, onClose }: MoveDialogProps) {
  const [collection, setCollection] = useState(defaultCollection)
  const [newName, setNewName] = useState('')
  const { change, isBusy, error } = useChangeSeveral()
  const name = collection === '' ? newName.trim() : collection
  const move = async () => {
    if (await change({ action: 'move', postIds: [...postIds], collection: name })) {
      onMoved()
      onClose()
    }
  }
  const main = (
    <Button variant="primary" busy={isBusy} disabled={name === ''} onClick={() => void move()}>
      Move
    </Button>
  )
  return (
    <AskDialog
      title={`Move ${counted(postIds.length, 'bookmark')}`}
      description="Only you see your collections."
      onClose={onClose}
      main={main}
    >
      <div css={{ display: 'grid', gap: 'var(--s4)' }}>
        <CollectionFields
          error={fieldsOf(error)['collection']}
          collections={collections}
          collection={collection}
          setCollection={setCollection}
          newName={newName}
          setNewName={setNewName}
        />
      </div>
    </AskDialog>
  )
}
