import styled from '@emotion/styled'
import { useState } from 'react'
import type { NewsletterView } from '@deals/events'
import { newsletterPlanApi } from '../../../features/staff/newsletter-plan.endpoints.ts'
import { Button } from '../../../ui/Button.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { tellOutcome } from '../../shared/tell-outcome.ts'
import { StaffSection } from '../staff-styles.ts'

const Sheet = styled.div`
  max-width: 40rem;
  border: 1px solid var(--line);
  border-radius: var(--r-lg);
  overflow: hidden;
  & > header {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s3);
    align-items: center;
    justify-content: space-between;
    padding: var(--s3) var(--s4);
    border-bottom: 1px solid var(--line);
  }
  & > iframe {
    display: block;
    width: 100%;
    height: 40rem;
    border: 0;
    background: #ffffff;
  }
  & > pre {
    max-height: 40rem;
    overflow: auto;
    padding: var(--s4);
    font-size: var(--text-sm);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`

const forms = [
  { value: 'page', label: 'As a page' },
  { value: 'text', label: 'As text' },
] as const
type Form = (typeof forms)[number]['value']

/** This site lets no style sheet of others in; without its own, a letter shows as where it is light. */
function withoutSheet(html: string): string {
  const [head = '', ...rest] = html.split('<style>')
  return head + rest.map((part) => part.slice(part.indexOf('</style>') + '</style>'.length)).join('')
}

/** The next issue as it would be sent now. */
export function LetterPreview({ letter }: Pick<NewsletterView, 'letter'>) {
  const [form, setForm] = useState<Form>('page')
  return (
    <StaffSection aria-label="Preview" css={{ marginTop: 'var(--s8)' }}>
      <h2>Preview</h2>
      {letter === null ? (
        <p className="muted">
          Nothing would be sent: nobody has voted for a deal of this issue that still holds, and none is chosen.
        </p>
      ) : (
        <Sheet>
          <header>
            <strong css={{ overflowWrap: 'anywhere' }}>{letter.subject}</strong>
            <SendTest />
            <SegmentedControl label="Shown" value={form} options={forms} onChange={setForm} />
          </header>
          {form === 'page' ? (
            <iframe title="The letter" sandbox="" srcDoc={withoutSheet(letter.html)} />
          ) : (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            <pre tabIndex={0}>{letter.text}</pre>
          )}
        </Sheet>
      )}
    </StaffSection>
  )
}

/** The letter as a mailbox shows it: in that of who plans it. */
function SendTest() {
  const [test, { isLoading }] = newsletterPlanApi.useTestNewsletterMutation()
  const send = async () => {
    const { data, error } = await test(undefined)
    tellOutcome(error, `A test is on its way to ${data?.to ?? 'you'}.`, 'Not sent')
  }
  return (
    <Button size="sm" busy={isLoading} onClick={() => void send()}>
      Send a test to me
    </Button>
  )
}
