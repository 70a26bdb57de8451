import { useState } from 'react'
import { mutedLimits } from '@deals/events'
import { useMuting } from '../../features/preferences/use-muting.ts'
import { StoresField } from '../shared/StoresField.tsx'
import { CountLine } from './MutedList.tsx'
import { SettingsBox } from './SettingsBox.tsx'

/** Stores of which a member wants to see no deals. */
export function MutedStoresBox() {
  const { muted, change } = useMuting()
  const [error, setError] = useState<string>()
  const save = (stores: string[]) => {
    const isFull = stores.length > mutedLimits.stores
    setError(isFull ? `${mutedLimits.stores} stores fit; take one out first` : undefined)
    if (!isFull) {
      change({ stores })
    }
  }
  return (
    <SettingsBox title="Muted stores">
      <CountLine count={muted.stores.length} most={mutedLimits.stores}>
        {muted.stores.length === 0 && 'You mute no store.'}
      </CountLine>
      <StoresField
        label="Stores"
        help="Their deals are left out of your lists and alerts."
        error={error}
        slugs={muted.stores}
        onChange={save}
      />
    </SettingsBox>
  )
}
