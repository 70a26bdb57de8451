import styled from '@emotion/styled'
import { useState } from 'react'
import type { NewsletterView } from '@deals/events'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
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
const withoutSheet = (html: string) => html.replace(/<style>[^]*?<\/style>/, '')

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
            <SegmentedControl label="Shown" value={form} options={forms} onChange={setForm} />
          </header>
          {form === 'page' ? (
            <iframe title="The letter" sandbox="" srcDoc={withoutSheet(letter.html)} />
          ) : (
            // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
            <pre tabIndex={0}>{letter.text}</pre>
          )}
        </Sheet>
      )}
    </StaffSection>
  )
}
