import type { Currency } from '@deals/events'
import { fieldWords, valueWords } from './history-words.ts'
import { TextChange } from './TextChange.tsx'

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
