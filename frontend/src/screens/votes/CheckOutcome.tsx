import type { VoteReceipt } from '@deals/events'
import { Alert } from '../../ui/Alert.tsx'
import { checkWords, type Checked } from './receipt-words.ts'

/** Those that say that something is wrong; the others say that something is to come. */
const wrong: ReadonlySet<Checked> = new Set(['wrong-leaf', 'wrong-path', 'other-root'] as const)

/** What checking a receipt came to. */
export function CheckOutcome({ checked, receipt }: { readonly checked: Checked; readonly receipt: VoteReceipt }) {
  const { title, text } = checkWords(checked, receipt)
  return (
    <Alert variant={wrong.has(checked) ? 'destructive' : 'default'} title={title}>
      {text}
    </Alert>
  )
}
