import styled from '@emotion/styled'
import { Download, ShieldCheck } from 'lucide-react'
import { grouped, writtenDay, type VoteReceipt } from '@deals/events'
import { Button } from '../../ui/Button.tsx'
import { Box } from '../../ui/Card.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { downloadText } from '../shared/download-text.ts'
import { CheckOutcome } from './CheckOutcome.tsx'
import { hourWords, valueWords } from './receipt-words.ts'
import { useCheck } from './use-check.ts'

const Root = styled(Box)`
  display: grid;
  gap: var(--s3);
  & > h2 {
    margin-bottom: 0;
    font-size: var(--text-lg);
  }
  & .tools {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2);
  }
`

const Hash = styled.code`
  font-size: 0.8125rem;
`

/** One receipt: what it says, checked in this browser when its member asks, and to keep. */
export function ReceiptCard({ receipt }: { readonly receipt: VoteReceipt }) {
  const { postId, value, hour, leaf, voteId, proof } = receipt
  const { check, checked, isChecking } = useCheck()
  const keep = () =>
    downloadText(`vote-receipt-${postId}-${hour}.json`, `${JSON.stringify(receipt, null, 2)}\n`, 'application/json')
  const heading = `receipt-${voteId}`
  return (
    <Root aria-labelledby={heading}>
      <h2 id={heading}>{valueWords[value]}</h2>
      <FactList>
        <dt>Given</dt>
        <dd>{hourWords(hour)}</dd>
        <dt>Leaf</dt>
        <dd>
          <Hash>{leaf}</Hash>
        </dd>
        <dt>Root</dt>
        <dd>
          {proof === null ? (
            'Not published yet: that is done after the day, in UTC'
          ) : (
            <>
              <Hash>{proof.root}</Hash>
              <br />
              {writtenDay(proof.day)}, vote {grouped(proof.index + 1)} of {grouped(proof.votes)}
            </>
          )}
        </dd>
      </FactList>
      <div className="tools">
        <Button onClick={() => void check(receipt)} busy={isChecking}>
          <ShieldCheck aria-hidden="true" />
          Check
        </Button>
        <Button variant="quiet" onClick={keep}>
          <Download aria-hidden="true" />
          Download
        </Button>
      </div>
      {checked !== undefined && <CheckOutcome checked={checked} receipt={receipt} />}
    </Root>
  )
}
