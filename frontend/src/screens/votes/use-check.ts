import { useState } from 'react'
import { checkReceipt, type VoteReceipt } from '@deals/events'
import { receiptsApi } from '../../features/votes/receipts.endpoints.ts'
import { tellOutcome } from '../shared/tell-outcome.ts'
import type { Checked } from './receipt-words.ts'

/** Checks receipts in this browser against the roots that the site publishes at that moment. */
export function useCheck() {
  const [askRoot] = receiptsApi.useLazyGetVoteRootQuery()
  const [isChecking, setChecking] = useState(false)
  const [checked, setChecked] = useState<Checked>()
  const published = async (day: string) => (await askRoot(day).unwrap()).roots
  const check = async (receipt: VoteReceipt) => {
    setChecking(true)
    setChecked(undefined)
    try {
      setChecked(globalThis.isSecureContext ? await checkReceipt(receipt, published) : 'cannot-check')
    } catch (error) {
      tellOutcome(error, '')
    } finally {
      setChecking(false)
    }
  }
  return { check, checked, isChecking }
}
