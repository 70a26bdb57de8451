import styled from '@emotion/styled'

const Root = styled.span`
  display: inline-block;
  min-width: 1.25rem;
  height: 1.25rem;
  padding: 0 0.375rem;
  border-radius: var(--r-full);
  background: var(--brand);
  color: var(--brand-ink);
  font: 700 var(--text-xs) / 1.25rem var(--font);
  text-align: center;
  &[data-tone='hot'] {
    background: var(--hot);
    color: var(--hot-ink);
  }
  &[data-corner='true'] {
    position: absolute;
    top: -0.25rem;
    right: -0.375rem;
    min-width: 1.375rem;
    height: 1.375rem;
    padding: 0 0.1875rem;
    border: 2px solid var(--surface);
    line-height: 1.125rem;
  }
`

/** More would not fit, and nobody counts that far. */
const most = 99

interface BadgeProps {
  readonly count: number
  readonly tone?: 'brand' | 'hot'
  /** Sits on the corner of its button, which must be positioned. */
  readonly corner?: boolean
}

/** A count; nothing at zero. The button that carries it says the number in its name. */
export function Badge({ count, tone = 'brand', corner = false }: BadgeProps) {
  if (count <= 0) {
    return null
  }
  return (
    <Root data-tone={tone} data-corner={corner} aria-hidden={corner}>
      {count > most ? `${most}+` : count}
    </Root>
  )
}
