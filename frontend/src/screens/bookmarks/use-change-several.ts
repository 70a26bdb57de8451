import { useState } from 'react'
import { useDispatch } from 'react-redux'
import type { ChangeBookmarks } from '@deals/events'
import { settleBookmarks, type Dispatch } from '../../features/bookmarks/settle-bookmarks.ts'

/** Changes several saved posts at once; answers whether that was done. */
export function useChangeSeveral() {
  const dispatch = useDispatch<Dispatch>()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(undefined)
  const change = async (wanted: ChangeBookmarks): Promise<boolean> => {
    setBusy(true)
    const failed = await settleBookmarks(dispatch, wanted)
    setBusy(false)
    setError(failed)
    return failed === undefined
  }
  return { change, isBusy, error }
}
