import { routes } from '../../lib/routes.ts'
import { Anchor } from '../../ui/Anchor.tsx'

/** What is said where nothing is listed, of what would be: how many, and where they can be had back. */
export function HiddenByMuting({ count }: { readonly count: number }) {
  return (
    <span css={{ display: 'block', '& a': { textDecoration: 'underline' } }}>
      {`${count} ${count === 1 ? 'is' : 'are'} hidden by `}
      <Anchor to={routes.settings.to('feed')}>what you mute</Anchor>.
    </span>
  )
}
