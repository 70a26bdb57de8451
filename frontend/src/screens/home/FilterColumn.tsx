import styled from '@emotion/styled'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { TextField } from '../../ui/TextField.tsx'

const Root = styled.fieldset`
  display: grid;
  align-content: start;
  gap: var(--s3);
  min-width: 0;
  & > legend {
    padding: 0 0 var(--s2);
    font-weight: 700;
  }
  & > .choices {
    display: grid;
    align-content: start;
    gap: var(--s1);
    padding: 2px;
  }
  & > .choices[data-scrolls='true'] {
    max-height: 15.5rem;
    overflow-y: auto;
  }
`

/** With more choices than this a column scrolls inside itself. */
const mostInSight = 6

interface FilterColumnProps {
  readonly title: string
  readonly placeholder: string
  readonly words: string
  readonly onWords: (words: string) => void
  readonly count: number
  readonly children: ReactNode
}

/** One column of the filter: a search and what it found. */
export function FilterColumn({ title, placeholder, words, onWords, count, children }: FilterColumnProps) {
  return (
    <Root>
      <legend>{title}</legend>
      <TextField
        label={placeholder.replace('...', '')}
        hideLabel
        type="search"
        lead={<Search aria-hidden="true" />}
        placeholder={placeholder}
        value={words}
        onChange={(event) => {
          onWords(event.target.value)
        }}
      />
      <div className="choices" data-scrolls={count > mostInSight}>
        {children}
      </div>
    </Root>
  )
}
