import styled from '@emotion/styled'

const Root = styled.div`
  height: 0.625rem;
  border-radius: var(--r-full);
  background: var(--sunken);
  overflow: hidden;
  & > i {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: var(--brand);
  }
  &[data-tone='warn'] > i {
    background: var(--warn);
  }
  &[data-tone='bad'] > i {
    background: var(--bad);
  }
`

interface ProgressBarProps {
  readonly label: string
  readonly value: number
  readonly max: number
  readonly tone?: 'brand' | 'warn' | 'bad'
}

/** How much of the most there could be. */
export function ProgressBar({ label, value, max, tone = 'brand' }: ProgressBarProps) {
  const share = max <= 0 ? 0 : Math.min(1, Math.max(0, value / max))
  return (
    <Root role="meter" aria-label={label} aria-valuenow={value} aria-valuemin={0} aria-valuemax={max} data-tone={tone}>
      <i style={{ width: `${share * 100}%` }} />
    </Root>
  )
}
