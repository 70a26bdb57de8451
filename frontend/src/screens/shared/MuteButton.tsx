import { CircleSlash } from 'lucide-react'
import { useMuting, type MutedOnPage } from '../../features/preferences/use-muting.ts'
import { Button } from '../../ui/Button.tsx'

interface MuteButtonProps {
  readonly list: MutedOnPage
  readonly value: string
  readonly name: string
}

const words: Readonly<Record<MutedOnPage, string>> = { stores: 'store', members: 'member' }

/** Keeps a store or a member out of what the reader sees, or no longer. */
export function MuteButton({ list, value, name }: MuteButtonProps) {
  const { muted, isKnown, toggle } = useMuting()
  const isMuted = muted[list].includes(value)
  return (
    <Button disabled={!isKnown} onClick={() => toggle(list, value, name)}>
      <CircleSlash aria-hidden="true" />
      {`${isMuted ? 'Unmute' : 'Mute'} ${words[list]}`}
    </Button>
  )
}
