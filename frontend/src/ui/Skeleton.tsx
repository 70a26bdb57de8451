import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'

const breathe = keyframes`50% { opacity: .55; }`

const Root = styled.span`
  display: block;
  background: var(--sunken);
  animation: ${breathe} 1.6s ease-in-out infinite;
`

interface SkeletonProps {
  /** CSS lengths; the true size of what comes, so that nothing moves when it arrives. */
  readonly width?: string
  readonly height?: string
  /** Instead of a height: width by height, such as "3 / 2". */
  readonly ratio?: string
  readonly radius?: 'none' | 'sm' | 'md' | 'lg' | 'full'
}

/** Holds a place. Whoever shows several says once, for listeners, that they are loading. */
export function Skeleton({ width = '100%', height = '1em', ratio, radius = 'sm' }: SkeletonProps) {
  const size = ratio === undefined ? { height } : { aspectRatio: ratio }
  return (
    <Root aria-hidden="true" style={{ width, ...size, borderRadius: radius === 'none' ? 0 : `var(--r-${radius})` }} />
  )
}
