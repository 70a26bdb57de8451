import styled from '@emotion/styled'
import { pickByName } from '../lib/pick-by-name.ts'
import { SquarePicture } from './SquarePicture.tsx'

const Root = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 1.125rem;
  height: 1.125rem;
  border-radius: 0.3rem;
  overflow: hidden;
  background: var(--mark-1);
  color: var(--mark-ink);
  font: 800 0.625rem/1 var(--font);
  &[data-size='lg'] {
    width: 3rem;
    height: 3rem;
    border-radius: var(--r-md);
    font-size: var(--text-xl);
  }
  ${[2, 3, 4, 5, 6, 7].map((mark) => `&[data-mark='${mark}'] { background: var(--mark-${mark}); }`).join('\n')}
  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

const marks = [1, 2, 3, 4, 5, 6, 7] as const

interface StoreMarkProps {
  readonly name: string
  readonly iconUrl?: string | null | undefined
  readonly size?: 'sm' | 'lg'
}

/** A store's icon, or a letter on a colour of its own. It stands beside the name, so it is silent. */
export function StoreMark({ name, iconUrl, size = 'sm' }: StoreMarkProps) {
  const side = size === 'lg' ? 48 : 18
  return (
    <Root data-size={size} data-mark={pickByName(name, marks)} aria-hidden="true">
      {iconUrl ? <SquarePicture address={iconUrl} side={side} /> : name.slice(0, 1).toUpperCase()}
    </Root>
  )
}
