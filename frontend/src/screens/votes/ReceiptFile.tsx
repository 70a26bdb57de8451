import { useRef, useState } from 'react'
import { FileCheck } from 'lucide-react'
import type { VoteReceipt } from '@deals/events'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { CheckOutcome } from './CheckOutcome.tsx'
import { parseReceipt } from './parse-receipt.ts'
import { hourWords, valueWords } from './receipt-words.ts'
import { useCheck } from './use-check.ts'

/** A receipt that somebody kept, checked by whoever has it; nothing of the file is sent. */
export function ReceiptFile() {
  const input = useRef<HTMLInputElement>(null)
  const [receipt, setReceipt] = useState<VoteReceipt | null>()
  const { check, checked, isChecking } = useCheck()
  const read = async (file: File) => {
    const found = parseReceipt(await file.text())
    setReceipt(found)
    await (found && check(found))
  }
  return (
    <div css={{ display: 'grid', gap: 'var(--s3)', justifyItems: 'start' }}>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label="Receipt to check"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file !== undefined) {
            void read(file)
          }
          // The same file can be chosen again.
          target.value = ''
        }}
      />
      <Button onClick={() => input.current?.click()} busy={isChecking}>
        <FileCheck aria-hidden="true" />
        Check a receipt
      </Button>
      {receipt === null && (
        <Alert variant="destructive" title="No receipt">
          This file holds no receipt of a vote.
        </Alert>
      )}
      {receipt && checked !== undefined && (
        <>
          <p>
            {valueWords[receipt.value]} on post {receipt.postId}, {hourWords(receipt.hour)}
          </p>
          <CheckOutcome checked={checked} receipt={receipt} />
        </>
      )}
    </div>
  )
}
