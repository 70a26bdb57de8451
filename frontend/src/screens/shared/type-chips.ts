import { postTypes, type PostType } from '@deals/events'
import { typeWords } from '../../lib/post-type-words.ts'

/** Kinds of posts as a reader chooses among them. */
export const typeChoices: readonly { readonly value: PostType | null; readonly label: string }[] = [
  { value: null, label: 'All types' },
  ...postTypes.map((value) => ({ value, label: typeWords[value] })),
]

/** The kind that an address names. */
export function typeFrom(params: URLSearchParams): PostType | null {
  const asked = params.get('type')
  return typeChoices.find(({ value }) => value === asked)?.value ?? null
}
