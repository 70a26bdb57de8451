import styled from '@emotion/styled'
import { counted, type SuggestionView } from '@deals/events'
import { fieldWords } from '../../features/history/history-words.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { TimeAgo } from '../shared/TimeAgo.tsx'
import { Facts } from './desk-styles.ts'

const Root = styled.li`
  & > a {
    display: grid;
    gap: var(--s1);
    padding: var(--s3) var(--s4);
    color: inherit;
    text-decoration: none;
  }
  & > a:hover {
    background: var(--sunken);
  }
  & > a[aria-current] {
    background: var(--brand-soft);
    box-shadow: inset 0.1875rem 0 0 var(--brand);
  }
  & strong {
    font-weight: 600;
    line-height: 1.3;
  }
`

interface EditRowProps {
  readonly suggestion: SuggestionView
  readonly to: string
  readonly isOpen: boolean
}

/** One suggested edit in the list: of what, by whom, and which fields. */
export function EditRow({ suggestion, to, isOpen }: EditRowProps) {
  const { id, title, username, at, changes, agreedBy, isStale } = suggestion
  const fields = Object.keys(changes).flatMap((field) => fieldWords(field) ?? [])
  return (
    <Root>
      <Anchor to={to} {...(isOpen ? { 'aria-current': true } : {})} data-case={id}>
        <strong>{title}</strong>
        <Facts as="span">
          <span>{username}</span>
          <TimeAgo time={at} />
          <span>{fields.join(', ')}</span>
          {agreedBy.length > 0 && <span>{counted(agreedBy.length, 'member')} agreed</span>}
          {isStale && <Tag tone="warn">Changed since</Tag>}
        </Facts>
      </Anchor>
    </Root>
  )
}
