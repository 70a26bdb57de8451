import { Pin } from 'lucide-react'
import { usePinnedCategories } from '../../features/preferences/use-pinned-categories.ts'
import { IconButton } from '../../ui/IconButton.tsx'

interface PinButtonProps {
  readonly slug: string
  readonly name: string
}

/** Keeps a category at hand, or no longer. */
export function PinButton({ slug, name }: PinButtonProps) {
  const { isPinned, toggle } = usePinnedCategories()
  const pinned = isPinned(slug)
  return (
    <IconButton
      aria-label={`Pin ${name}`}
      aria-pressed={pinned}
      onClick={() => {
        toggle(slug)
      }}
    >
      <Pin aria-hidden="true" fill={pinned ? 'currentColor' : 'none'} />
    </IconButton>
  )
}
