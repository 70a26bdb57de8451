import { useState } from 'react'
import type { LinkPreview } from '@deals/events'
import type { FieldName, PostFormValues } from './post-form-values.ts'

type Suggested = LinkPreview['suggested'][number]
interface Kept extends Suggested {
  readonly name: FieldName
  readonly value: unknown
}

/** What was suggested for the form; it counts for as long as a field holds it. */
export interface Suggestions {
  note(suggested: readonly Suggested[], filled: Partial<PostFormValues>): void
  /** What to say at a field; nothing once somebody typed something else. */
  at(name: FieldName, form: PostFormValues): string | undefined
}

const nameOf = (field: Suggested['field']): FieldName => (field === 'category' ? 'categorySlug' : field)

export function useSuggestions(): Suggestions {
  const [kept, setKept] = useState<readonly Kept[]>([])
  return {
    note: (suggested, filled) =>
      setKept(
        suggested.flatMap((one) => {
          const name = nameOf(one.field)
          const value = filled[name]
          return value === undefined ? [] : [{ ...one, name, value }]
        }),
      ),
    at: (name, form) => {
      const found = kept.find((one) => one.name === name && one.value === form[name])
      return found === undefined ? undefined : suggestedWords(found)
    },
  }
}

function suggestedWords({ by, words }: Suggested): string {
  const from = words === null ? '' : by === 'model' ? ` from “${words}” on the page` : ` by the words “${words}”`
  return `Suggested${by === 'model' ? ' by a language model' : ''}${from}. Please check it.`
}
