import type { Currency } from '@deals/events'
import { fieldWords, valueWords } from './history-words.ts'
import { RemovedWords } from './RemovedWords.tsx'
import { TextChange, Words } from './TextChange.tsx'

/** Fields whose text changes word by word; the others change as a whole. */
const texts = new Set(['title', 'content', 'subtitle'])

interface FieldChangeProps {
  readonly field: string
  readonly change: {
    readonly from?: unknown
    readonly to?: unknown
    readonly removed?: readonly ('from' | 'to')[] | undefined
  }
  readonly currency: Currency
}

/** One field, before and after. */
export function FieldChange({ field, change: { from, to, removed = [] }, currency }: FieldChangeProps) {
  const before = valueWords(field, from, currency)
  const after = valueWords(field, to, currency)
  if (removed.length > 0) {
    return (
      <div css={{ display: 'grid', gap: 'var(--s1)' }}>
        {fieldWords(field)}
        {removed.includes('from') ? (
          <RemovedWords />
        ) : (
          <Words>
            <del>{clipped(before)}</del>
          </Words>
        )}
        {removed.includes('to') ? (
          <RemovedWords />
        ) : (
          <Words>
            <ins>{clipped(after)}</ins>
          </Words>
        )}
      </div>
    )
  }
  return texts.has(field) ? (
    <div>
      {fieldWords(field)}
      <TextChange before={before} after={after} />
    </div>
  ) : (
    <div>
      {fieldWords(field)}: {before} → {after}
    </div>
  )
}

/** There is nothing to compare it with, so its beginning is enough. */
const clipped = (text: string) => (text.length > mostShown ? `${text.slice(0, mostShown)}…` : text)
const mostShown = 200
