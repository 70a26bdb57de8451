import styled from '@emotion/styled'
import { pickByName } from '../lib/pick-by-name.ts'
import { SquarePicture } from './SquarePicture.tsx'

const Root = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: 50%;
  overflow: hidden;
  font-weight: 700;
  font-size: var(--text-sm);
  line-height: 1;
  background: var(--epic-soft);
  color: var(--epic);
  &[data-tone='cool'] {
    background: var(--cool-soft);
    color: var(--cool);
  }
  &[data-tone='info'] {
    background: var(--info-soft);
    color: var(--info);
  }
  &[data-tone='poor'] {
    background: var(--poor-soft);
    color: var(--poor);
  }
  &[data-size='sm'] {
    width: 1.5rem;
    height: 1.5rem;
    font-size: var(--text-xs);
  }
  &[data-size='lg'] {
    width: 4.5rem;
    height: 4.5rem;
    font-size: var(--text-2xl);
  }
  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    filter: var(--photo-filter);
  }
`

// Green says yes and red says a price fell, so no face has them.
const tones = ['epic', 'cool', 'info', 'poor'] as const
const pixels = { sm: 24, md: 36, lg: 72 } as const

interface AvatarProps {
  readonly username: string
  readonly imageUrl?: string | undefined
  readonly size?: 'sm' | 'md' | 'lg'
}

/** A member's face: the picture or the first letter. It stands beside the name, so it is silent. */
export function Avatar({ username, imageUrl, size = 'md' }: AvatarProps) {
  const side = pixels[size]
  return (
    <Root data-size={size} data-tone={pickByName(username, tones)} aria-hidden="true">
      {imageUrl === undefined ? username.slice(0, 1).toUpperCase() : <SquarePicture address={imageUrl} side={side} />}
    </Root>
  )
}
