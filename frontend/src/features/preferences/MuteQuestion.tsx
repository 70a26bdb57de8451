import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { muteEffects, useMuting } from './use-muting.ts'

export interface MuteQuestionProps {
  readonly name: string
  readonly onClose: () => void
}

/** What comes of muting a member, before it is done. */
export function MuteQuestion({ name, onClose }: MuteQuestionProps) {
  const { muted, toggle } = useMuting()
  const isMuted = muted.members.includes(name)
  return (
    <ConfirmDialog
      title={`${isMuted ? 'Unmute' : 'Mute'} ${name}?`}
      description={isMuted ? 'Their posts and comments are shown again.' : muteEffects.members}
      confirmLabel={isMuted ? 'Unmute' : 'Mute'}
      open
      onOpenChange={onClose}
      onConfirm={() => {
        toggle('members', name)
        onClose()
      }}
    />
  )
}
