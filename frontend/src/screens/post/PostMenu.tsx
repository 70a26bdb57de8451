import { BellRing, CalendarX2, CircleSlash, Ellipsis, Flag, Pencil, RotateCcw, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { PostDetails } from '@deals/events'
import { routes } from '../../app/routes.ts'
import { useHasAlerts } from '../../features/deal-alerts/use-has-alerts.ts'
import { ReportDialog } from '../../features/reports/ReportDialog.tsx'
import { useSending } from '../../lib/use-sending.ts'
import { useViewer } from '../../lib/viewer.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { MenuItem } from '../../ui/MenuItem.tsx'
import { dialogOnDemand } from '../../ui/popups/on-demand.ts'
import { usePostCommands } from './use-post-commands.ts'

// Few of those who read a post ask for one of these.
const WhyToldDialog = dialogOnDemand(
  async () => (await import('../../features/deal-alerts/WhyToldDialog.tsx')).WhyToldDialog,
)
const PostWordsDialog = dialogOnDemand(
  async () => (await import('../../features/moderation/PostWordsDialog.tsx')).PostWordsDialog,
)

type Asking = 'nothing' | 'review' | 'lock' | 'delete' | 'report' | 'why'

/** What may be done to a post; nothing where nothing may be done. */
export function PostMenu({ post }: { readonly post: PostDetails }) {
  const viewer = useViewer()
  const [asking, setAsking] = useState<Asking>('nothing')
  const commands = usePostCommands(post.id)
  const close = () => {
    setAsking('nothing')
  }
  const { send } = useSending(close)
  if (viewer === null || !Object.values(post.permissions).includes(true)) {
    return null
  }
  return (
    <>
      <PostMenuItems post={post} commands={commands} onAsk={setAsking} />
      {(asking === 'review' || asking === 'lock') && (
        <PostWordsDialog
          act={asking}
          busy={commands.isBusy}
          onClose={close}
          onSend={(words) => void send((asking === 'lock' ? commands.lock : commands.sendToReview)(words))}
        />
      )}
      {asking === 'why' && <WhyToldDialog postId={post.id} onClose={close} />}
      {asking === 'report' && <ReportDialog subject={{ kind: 'post', id: post.id }} onClose={close} />}
      <ConfirmDialog
        title="Delete post?"
        description="Nobody will see it any more. Moderators can bring it back for 90 days."
        confirmLabel="Delete post"
        destructive
        busy={commands.isBusy}
        open={asking === 'delete'}
        onOpenChange={close}
        onConfirm={() => void commands.remove().then(close)}
      />
    </>
  )
}

interface PostMenuItemsProps {
  readonly post: PostDetails
  readonly commands: ReturnType<typeof usePostCommands>
  readonly onAsk: (asking: Asking) => void
}

const trigger = (
  <IconButton aria-label="More actions">
    <Ellipsis aria-hidden="true" />
  </IconButton>
)

function PostMenuItems({ post, commands, onAsk }: PostMenuItemsProps) {
  const { id, status, permissions } = post
  const { ask } = useHasAlerts()
  // An expired post still shows the entry, disabled, to those who may expire.
  const showsExpire = permissions.canExpire || (status === 'expired' && permissions.canRenew)
  return (
    <Menu trigger={trigger} fetchContent={ask}>
      {(permissions.canEdit || permissions.canSuggestEdit) && (
        <MenuItem icon={<Pencil aria-hidden="true" />} to={routes.editPost.to(id)}>
          {permissions.canEdit ? 'Edit' : 'Suggest an edit'}
        </MenuItem>
      )}
      {showsExpire && (
        <MenuItem
          icon={<CalendarX2 aria-hidden="true" />}
          disabled={status === 'expired'}
          onSelect={() => void commands.expire()}
        >
          Mark as Expired
        </MenuItem>
      )}
      {permissions.canRenew && (
        <MenuItem icon={<RotateCcw aria-hidden="true" />} onSelect={() => void commands.renew()}>
          Renew
        </MenuItem>
      )}
      {permissions.canSendToReview && (
        <MenuItem icon={<Undo2 aria-hidden="true" />} onSelect={() => onAsk('review')}>
          Send to review
        </MenuItem>
      )}
      {permissions.canReport && (
        <MenuItem icon={<Flag aria-hidden="true" />} onSelect={() => onAsk('report')}>
          Report
        </MenuItem>
      )}
      {permissions.canLockComments && (
        <LockItem isLocked={post.commentsLockedFor !== null} commands={commands} onAsk={onAsk} />
      )}
      <WhyToldItem onAsk={onAsk} />
      {permissions.canDelete && status !== 'deleted' && (
        <MenuItem icon={<Trash2 aria-hidden="true" />} tone="danger" onSelect={() => onAsk('delete')}>
          Delete
        </MenuItem>
      )}
    </Menu>
  )
}

function LockItem({ isLocked, commands, onAsk }: Omit<PostMenuItemsProps, 'post'> & { readonly isLocked: boolean }) {
  return isLocked ? (
    <MenuItem icon={<RotateCcw aria-hidden="true" />} onSelect={() => void commands.unlock()}>
      Open comments again
    </MenuItem>
  ) : (
    <MenuItem icon={<CircleSlash aria-hidden="true" />} onSelect={() => onAsk('lock')}>
      Lock comments
    </MenuItem>
  )
}

/** Who has no alerts was told of nothing. */
function WhyToldItem({ onAsk }: Pick<PostMenuItemsProps, 'onAsk'>) {
  const { hasAlerts } = useHasAlerts()
  if (!hasAlerts) {
    return null
  }
  return (
    <MenuItem icon={<BellRing aria-hidden="true" />} onSelect={() => onAsk('why')}>
      Why was I (not) told about this?
    </MenuItem>
  )
}
