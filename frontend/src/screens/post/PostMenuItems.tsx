import { BellRing, CalendarX2, CircleSlash, Flag, Pencil, RotateCcw, Trash2, Undo2 } from 'lucide-react'
import type { PostDetails } from '@deals/events'
import { useHasAlerts } from '../../features/deal-alerts/use-has-alerts.ts'
import { reportsApi } from '../../features/reports/reports.endpoints.ts'
import { routes } from '../../lib/routes.ts'
import { MenuItem } from '../../ui/MenuItem.tsx'
import type { usePostCommands } from './use-post-commands.ts'

/** What is asked before it is done. */
export type Asking = 'nothing' | 'review' | 'lock' | 'delete' | 'report' | 'why'

interface PostMenuItemsProps {
  readonly post: PostDetails
  readonly commands: ReturnType<typeof usePostCommands>
  readonly onAsk: (asking: Asking) => void
}

/** What may be done to a post, of which few do anything. */
export function PostMenuItems({ post, commands, onAsk }: PostMenuItemsProps) {
  const { id, status, permissions } = post
  // An expired post still shows the entry, disabled, to those who may expire.
  const showsExpire = permissions.canExpire || (status === 'expired' && permissions.canRenew)
  return (
    <>
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
      {permissions.canReport && <ReportItem id={id} onAsk={onAsk} />}
      {permissions.canLockComments && (
        <LockItem isLocked={post.commentsLockedFor !== null} commands={commands} onAsk={onAsk} />
      )}
      <WhyToldItem onAsk={onAsk} />
      {permissions.canDelete && status !== 'deleted' && (
        <MenuItem icon={<Trash2 aria-hidden="true" />} tone="danger" onSelect={() => onAsk('delete')}>
          Delete
        </MenuItem>
      )}
    </>
  )
}

/** Whoever has reported it reads there what became of that. */
function ReportItem({ id, onAsk }: Pick<PostMenuItemsProps, 'onAsk'> & { readonly id: number }) {
  const { data } = reportsApi.useGetOwnPostReportQuery(id, { refetchOnMountOrArgChange: true })
  return (
    <MenuItem icon={<Flag aria-hidden="true" />} onSelect={() => onAsk('report')}>
      {(data?.report ?? null) === null ? 'Report' : 'Reported'}
    </MenuItem>
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
