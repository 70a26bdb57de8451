import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import type { PostDetails } from '@deals/events'
import { useHasAlerts } from '../../features/deal-alerts/use-has-alerts.ts'
import { useSending } from '../../lib/use-sending.ts'
import { useViewer } from '../../lib/viewer.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { contentOnDemand, dialogOnDemand } from '../../ui/popups/on-demand.ts'
import type { Asking } from './PostMenuItems.tsx'
import { usePostCommands } from './use-post-commands.ts'

// Few of those who read a post ask for one of these.
const WhyToldDialog = dialogOnDemand(
  async () => (await import('../../features/deal-alerts/WhyToldDialog.tsx')).WhyToldDialog,
)
const ReportDialog = dialogOnDemand(async () => (await import('../../features/reports/ReportForm.tsx')).ReportForm)
const PostWordsDialog = dialogOnDemand(
  async () => (await import('../../features/moderation/PostWordsDialog.tsx')).PostWordsDialog,
)

const items = contentOnDemand(async () => (await import('./PostMenuItems.tsx')).PostMenuItems)

const trigger = (
  <IconButton aria-label="More actions">
    <Ellipsis aria-hidden="true" />
  </IconButton>
)

/** What may be done to a post; nothing where nothing may be done. */
export function PostMenu({ post }: { readonly post: PostDetails }) {
  const viewer = useViewer()
  const [asking, setAsking] = useState<Asking>('nothing')
  const commands = usePostCommands(post.id)
  const { ask } = useHasAlerts()
  const close = () => {
    setAsking('nothing')
  }
  const { send } = useSending(close)
  if (viewer === null || !Object.values(post.permissions).includes(true)) {
    return null
  }
  return (
    <>
      <Menu trigger={trigger} fetchContent={() => Promise.all([items.fetch(), ask()])}>
        <items.Content post={post} commands={commands} onAsk={setAsking} />
      </Menu>
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
