import styled from '@emotion/styled'
import { Check, Copy, TicketPercent } from 'lucide-react'
import { useKeptPart } from '../../lib/kept-part.ts'
import { Button } from '../../ui/Button.tsx'
import { useCopied } from './use-copied.ts'

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s3);
  padding: var(--s2) var(--s2) var(--s2) var(--s4);
  border: 1px dashed var(--line-strong);
  border-radius: var(--r-full);
  background: var(--surface);
  font-size: var(--text-sm);
  & > svg {
    color: var(--brand);
  }
  & > code {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
    font: 700 var(--text-md) var(--font);
    letter-spacing: 0.04em;
  }
  &[data-doubtful='true'] {
    background: var(--sunken);
    & > svg,
    & > code {
      color: var(--ink-2);
    }
  }
`

const said = { title: 'Code copied', description: 'Paste it at the checkout.' }

interface CodeProps {
  readonly code: string
  /** Members say that it does not work. */
  readonly isDoubtful?: boolean
}

/** A code for the checkout, with a button that copies it. */
export function CouponCode({ code, isDoubtful = false }: CodeProps) {
  return <Root data-doubtful={isDoubtful} {...useKeptPart('coupon code', Code, { code })} />
}

function Code({ code }: CodeProps) {
  const [isCopied, copy] = useCopied(said)
  return (
    <>
      <TicketPercent aria-hidden="true" />
      <span className="muted">Code</span>
      <code>{code}</code>
      <Button size="sm" aria-label="Copy code" onClick={() => void copy(code)}>
        {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
    </>
  )
}
