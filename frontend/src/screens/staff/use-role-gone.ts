import { useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { api } from '../../lib/api.ts'
import { statusOf } from '../../lib/api-problem.ts'

interface Call {
  readonly error?: unknown
  readonly startedTimeStamp?: number | undefined
}
type Calls = Readonly<Record<string, Call | undefined>>
interface ApiState {
  readonly api: { readonly queries: Calls; readonly mutations: Calls }
}

/** What staff pages ask for is refused to those alone who have not the role. */
const areRefused = (calls: Calls, since: number): boolean =>
  Object.values(calls).some(
    (call) => call !== undefined && (call.startedTimeStamp ?? 0) >= since && statusOf(call.error) === 403,
  )

/** Whether who opened a staff page has lost the role for it; a command that is refused has it asked for again. */
export function useRoleGone(): boolean {
  const dispatch = useDispatch()
  const [since] = useState(() => Date.now())
  const isRefused = useSelector((state: ApiState) => areRefused(state.api.mutations, since))
  useEffect(() => {
    if (isRefused) {
      dispatch(api.util.invalidateTags(['Staff', 'Stores', 'Featured', 'Announcements']))
    }
  }, [isRefused, dispatch])
  return useSelector((state: ApiState) => areRefused(state.api.queries, since))
}
