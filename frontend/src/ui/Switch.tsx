import styled from '@emotion/styled'

const Root = styled.button`
  position: relative;
  flex: none;
  width: 2.75rem;
  height: 1.625rem;
  padding: 0;
  border: 1px solid var(--ink-3);
  border-radius: var(--r-full);
  background: var(--sunken);
  transition:
    background var(--quick),
    border-color var(--quick);
  /* As large to press as a finger needs. */
  &::before {
    content: '';
    position: absolute;
    inset: -0.625rem;
  }
  &::after {
    content: '';
    position: absolute;
    top: 50%;
    left: 0.1875rem;
    width: 1.125rem;
    height: 1.125rem;
    border-radius: 50%;
    background: var(--ink-2);
    transform: translateY(-50%);
    transition: left var(--quick);
  }
  &[aria-checked='true'] {
    border-color: var(--brand);
    background: var(--brand);
  }
  &[aria-checked='true']::after {
    left: calc(100% - 1.3125rem);
    background: var(--brand-ink);
  }
`

interface SwitchProps {
  /** What is on or off, read aloud. */
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** Something that is on or off, and changes at once. */
export function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <Root type="button" role="switch" aria-label={label} aria-checked={checked} onClick={() => onChange(!checked)} />
  )
}
