import { useState } from 'react'
import type { StaffStore } from '@deals/events'
import { staffStoresApi } from '../../../features/staff/staff-stores.endpoints.ts'
import { fieldsOf } from '../../../lib/api-problem.ts'
import { routes } from '../../../lib/routes.ts'
import { submitting } from '../../../lib/submitting.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Group } from '../../../ui/form-styles.ts'
import { TextArea } from '../../../ui/TextArea.tsx'
import { tellOutcome } from '../../shared/tell-outcome.ts'
import { RefusedForm } from '../../shared/RefusedForm.tsx'
import { OtherStoreField } from './OtherStoreField.tsx'

/** Folds a store into the one that it is the same as. */
export function MergePart({ store }: { readonly store: StaffStore }) {
  const [other, setOther] = useState<StaffStore | null>(null)
  const [reason, setReason] = useState('')
  const [merge, { isLoading, error }] = staffStoresApi.useMergeStoreMutation()
  const wrong = fieldsOf(error)
  const send = async (into: StaffStore) => {
    const versions = { version: store.version, intoVersion: into.version }
    const answer = await merge({ slug: store.slug, into: into.slug, ...versions, reason })
    if (answer.error === undefined) {
      tellOutcome(undefined, `${store.name} leads to ${into.name} now`)
    }
  }
  return (
    <form noValidate onSubmit={submitting(() => (other === null ? undefined : send(other)))}>
      <Group aria-label="Merge">
        <h2>Merge into another store</h2>
        <p className="muted">
          Its address, its hosts and its deals lead to the other one, and so do alerts on it. It can be taken back.
        </p>
        <RefusedForm error={error} />
        <OtherStoreField except={store.slug} error={wrong['into']} onChoose={setOther} />
        <TextArea
          label="Reason"
          rows={2}
          limit={300}
          error={wrong['reason']}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div>
          <Button type="submit" busy={isLoading} disabled={other === null}>
            {other === null ? 'Merge' : `Merge into ${other.name}`}
          </Button>
        </div>
      </Group>
    </form>
  )
}

/** A store that was merged: where it leads, and the way back. */
export function MergedStore({ store, into }: { readonly store: StaffStore; readonly into: string }) {
  const [undo, { isLoading }] = staffStoresApi.useUndoStoreMergeMutation()
  const takeBack = async () => {
    const { error } = await undo({ slug: store.slug, version: store.version })
    tellOutcome(error, `${store.name} stands for itself again`, 'Not taken back')
  }
  return (
    <Group aria-label="Merge">
      <p>
        This store was merged into <Anchor to={routes.staffStore.to(into)}>{into}</Anchor>. Its address, its hosts and
        its deals lead there.
      </p>
      {store.mergeReason !== null && <p css={{ overflowWrap: 'anywhere' }}>Reason: {store.mergeReason}</p>}
      <div>
        <Button busy={isLoading} onClick={() => void takeBack()}>
          Take the merge back
        </Button>
      </div>
    </Group>
  )
}
