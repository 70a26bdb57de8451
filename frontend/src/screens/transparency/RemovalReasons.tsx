import styled from '@emotion/styled'
import { removalWords, type TransparencyView } from '@deals/events'

const Rows = styled.ul`
  display: grid;
  gap: var(--s2);
  margin-top: var(--s4);
  & li {
    display: grid;
    grid-template-columns: minmax(0, 14rem) minmax(0, 1fr) 2.5rem;
    align-items: center;
    gap: var(--s3);
    font-size: var(--text-sm);
  }
  & b {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  & svg {
    width: 100%;
    height: 0.5rem;
    border-radius: var(--r-sm);
    background: var(--sunken);
    fill: var(--brand);
  }
  @media (max-width: 479px) {
    & li {
      grid-template-columns: minmax(0, 1fr) 2.5rem;
      gap: var(--s1) var(--s3);
    }
    & svg {
      order: 1;
      grid-column: 1 / -1;
    }
  }
`

/** Why posts were removed, the commonest reason first. */
export function RemovalReasons({ removals: { total, byReason } }: TransparencyView) {
  if (total === 0) {
    return <p>No post was removed in these days.</p>
  }
  return (
    <Rows aria-label="Removals by reason">
      {byReason.map(({ reason, count }) => (
        <li key={reason}>
          <span>{removalWords(reason)}</span>
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width={(100 * count) / total} height="1" />
          </svg>
          <b>{count}</b>
        </li>
      ))}
    </Rows>
  )
}
