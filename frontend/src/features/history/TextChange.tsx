import styled from '@emotion/styled'
import { shortened, wordDiff } from './word-diff.ts'

/** Words that came and words that went. */
export const Words = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
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
`

/** A text, before and after, word by word; what stayed is cut short. */
export function TextChange({ before, after }: { readonly before: string; readonly after: string }) {
  return (
    <Words>
      {shortened(wordDiff(before, after)).map(({ kind, text }, place) => {
        const Part = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span'
        return <Part key={`${place} ${kind}`}>{text}</Part>
      })}
    </Words>
  )
}
