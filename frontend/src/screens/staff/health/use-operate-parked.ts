import { useState } from 'react'
import { staffApi } from '../../../features/staff/staff.endpoints.ts'
import type { ParkedKeys } from './parked-keys.ts'

interface Wish {
  readonly action: 'retry' | 'discard'
  readonly reason?: string
}
interface Said {
  readonly message?: string | undefined
  readonly error?: unknown
}

/** Asks the same of one key after the other; where one is refused the others are asked all the same, and it is told. */
export function useOperateParked() {
  const [operate] = staffApi.useOperateParkedMutation()
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<Said>({})
  const ask = async (keys: ParkedKeys, wish: Wish): Promise<Said> => {
    setBusy(true)
    let outcome: Said = {}
    for (const { projection, key } of keys) {
      const { data, error } = await operate({ projection, key, ...wish })
      outcome = { message: data?.message ?? outcome.message, error: outcome.error ?? error }
    }
    setBusy(false)
    setSaid(outcome)
    return outcome
  }
  return { ask, isBusy, error: said.error }
}
