import styled from '@emotion/styled'
import type { Currency } from '@deals/events'
import { fieldWords, valueWords } from './history-words.ts'
import { shortened, wordDiff } from './word-diff.ts'

const Root = styled.div`
  & ins {
    background: var(--good-soft);
    color: var(--good);
    text-decoration: none;
    border-radius: 0.2rem;
  }
  & del {
    background: var(--bad-soft);
    color: var(--bad);
    border-radius: 0.2rem;
  }
  & > p {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`

/** Fields whose text changes word by word; the others change as a whole. */
const texts = new Set(['title', 'content', 'subtitle'])

interface FieldChangeProps {
  readonly field: string
  readonly change: { readonly from?: unknown; readonly to?: unknown }
  readonly currency: Currency
}

/** One field, before and after. */
export function FieldChange({ field, change: { from, to }, currency }: FieldChangeProps) {
  const before = valueWords(field, from, currency)
  const after = valueWords(field, to, currency)
  if (!texts.has(field)) {
    return (
      <div>
        {fieldWords(field)}: {before} → {after}
      </div>
    )
  }
  return (
    <Root>
      {fieldWords(field)}
      <p>
        {shortened(wordDiff(before, after)).map(({ kind, text }, place) => {
          const Part = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span'
          return <Part key={`${place} ${kind}`}>{text}</Part>
        })}
      </p>
    </Root>
  )
}
