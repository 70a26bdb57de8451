import styled from '@emotion/styled'

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  & > li {
    max-width: 100%;
    overflow-wrap: anywhere;
    padding: 0.25rem var(--s3);
    border-radius: 0.875rem;
    background: var(--sunken);
    color: inherit;
    font-size: var(--text-sm);
    font-weight: 550;
    line-height: 1.35;
  }
  &[data-size='sm'] {
    gap: var(--s1);
  }
  &[data-size='sm'] > li {
    padding-inline: var(--s2);
    color: var(--ink-2);
    font-size: var(--text-xs);
  }
`

interface FactsProps {
  /** What the facts are about, read aloud. */
  readonly label: string
  readonly facts: readonly string[]
  readonly size?: 'md' | 'sm'
}

/** Short facts side by side. */
export function Facts({ label, facts, size = 'md' }: FactsProps) {
  return (
    <List aria-label={label} data-size={size}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </List>
  )
}
