import styled from '@emotion/styled'
import { X } from 'lucide-react'
import { fingerRoom } from './button-styles.ts'

const Token = styled.span`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  height: 2rem;
  padding-left: var(--s3);
  border-radius: var(--r-full);
  background: var(--sunken);
  font-size: var(--text-sm);
  font-weight: 550;
  line-height: 1;
  & > span {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
    line-height: 1.4;
  }
  & button {
    position: relative;
    ${fingerRoom}
    display: grid;
    flex: none;
    place-items: center;
    width: 2rem;
    height: 2rem;
    border: 0;
    border-radius: var(--r-full);
    background: none;
    color: var(--ink-2);
  }
  & button:hover {
    color: var(--ink);
  }
  &[data-tone='bad'] {
    background: var(--bad-soft);
    color: var(--bad);
  }
`

interface TokensProps {
  readonly label: string
  readonly tokens: readonly { readonly value: string; readonly label: string; readonly isWrong?: boolean }[]
  readonly onRemove: (value: string) => void
}

/** What a field holds already; each can be taken out. */
export function Tokens({ label, tokens, onRemove }: TokensProps) {
  if (tokens.length === 0) {
    return null
  }
  return (
    <ul aria-label={`${label}: chosen`}>
      {tokens.map(({ value, label: name, isWrong = false }) => (
        <li key={value}>
          <Token data-tone={isWrong ? 'bad' : 'plain'}>
            <span>{name}</span>
            <button type="button" aria-label={`Remove ${name}`} onClick={() => onRemove(value)}>
              <X aria-hidden="true" />
            </button>
          </Token>
        </li>
      ))}
    </ul>
  )
}
