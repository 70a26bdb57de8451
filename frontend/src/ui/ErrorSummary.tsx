import styled from '@emotion/styled'
import { useEffect, useRef, useState } from 'react'

const Root = styled.div`
  padding: var(--s4);
  border: 1px solid var(--bad);
  border-radius: var(--r-lg);
  background: var(--bad-soft);
  scroll-margin-top: 5rem;
  & h2 {
    font-size: var(--text-md);
    letter-spacing: 0;
  }
  & ul {
    margin-top: var(--s2);
    display: grid;
    gap: var(--s1);
  }
  & :is(a, button) {
    color: var(--bad);
    font-weight: 600;
    text-decoration: underline;
  }
  & button {
    min-height: 2rem;
    padding: 0;
    border: 0;
    background: none;
    font-size: var(--text-sm);
  }
  &:focus {
    outline: none;
    box-shadow: var(--focus);
    border-radius: var(--r-lg);
  }
  @media (max-width: 767px) {
    padding: var(--s3) var(--s4);
    font-size: var(--text-sm);
    & ul {
      margin-top: 0;
      gap: 0;
    }
    /* As wide and as high as a finger, one after the other. */
    & a {
      display: flex;
      align-items: center;
      min-height: 2.75rem;
      line-height: 1.25;
    }
    & button {
      min-height: 2.75rem;
    }
    &[data-short='true'] li:nth-of-type(n + 4) {
      display: none;
    }
  }
  /* Beside a mouse there is room for all. */
  @media (min-width: 768px) {
    & button {
      display: none;
    }
  }
`

/** So many stand on a phone before the rest is asked for: more would fill it. */
const fewest = 3

export interface FormError {
  /** The id of the field. */
  readonly id: string
  readonly message: string
}

interface ErrorSummaryProps {
  readonly errors: readonly FormError[]
  /** How often it was sent: who sends it again unmended is led here again. */
  readonly attempt?: number
}

/** Everything that keeps a form from being sent, above it. Takes focus when it appears, and each line leads there. */
export function ErrorSummary({ errors, attempt = 1 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isShort, setShort] = useState(true)
  const isShown = errors.length > 0
  useEffect(() => {
    if (isShown) {
      box.current?.focus()
    }
  }, [isShown, attempt])
  if (!isShown) {
    return null
  }
  const more = errors.length - fewest
  return (
    <Root ref={box} role="alert" tabIndex={-1} data-short={isShort && more > 0}>
      <h2>{errors.length === 1 ? 'One thing is missing or wrong' : `${errors.length} things are missing or wrong`}</h2>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={`${id} ${message}`}>
            <FieldLink id={id} message={message} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button type="button" aria-expanded={!isShort} onClick={() => setShort(!isShort)}>
          {isShort ? `Show ${more} more` : 'Show fewer'}
        </button>
      )}
    </Root>
  )
}

const FieldLink = ({ id, message }: FormError) => (
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
)
