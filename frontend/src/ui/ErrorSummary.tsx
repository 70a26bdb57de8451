import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'

const Root = styled.div`
  padding: var(--s4);
  border: 1px solid var(--bad);
  border-radius: var(--r-lg);
  background: var(--bad-soft);
  & h2 {
    font-size: var(--text-md);
    letter-spacing: 0;
  }
  & ul {
    margin-top: var(--s2);
    display: grid;
    gap: var(--s1);
  }
  & a {
    color: var(--bad);
    font-weight: 600;
    text-decoration: underline;
  }
  &:focus {
    outline: none;
    box-shadow: var(--focus);
    border-radius: var(--r-lg);
  }
`

export interface FormError {
  /** The id of the field. */
  readonly id: string
  readonly message: string
}

interface ErrorSummaryProps {
  readonly errors: readonly FormError[]
}

/** Everything that keeps a form from being sent, above it. Takes focus when it appears, and each line leads there. */
export function ErrorSummary({ errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const isShown = errors.length > 0
  useEffect(() => {
    if (isShown) {
      box.current?.focus()
    }
  }, [isShown])
  if (!isShown) {
    return null
  }
  return (
    <Root ref={box} role="alert" tabIndex={-1}>
      <h2>There is a problem</h2>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={`${id} ${message}`}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                // Following the link would only scroll, and write itself into the address.
                event.preventDefault()
                document.getElementById(id)?.focus()
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Root>
  )
}
