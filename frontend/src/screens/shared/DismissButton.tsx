import { X } from 'lucide-react'
import { useDispatch } from 'react-redux'
import type { PostCard } from '@deals/events'
import type { Dispatch } from '../../features/recommendations/settle-dismissal.ts'
import { contentOnDemand } from '../../ui/popups/on-demand.ts'
import { showToast } from '../../ui/toasts.ts'
import { InLine } from './InLine.tsx'

/** What takes the place of a dismissed card; its code is there before the card goes. */
export const dismissed = contentOnDemand(async () => (await import('./DismissedCard.tsx')).DismissedCard)

/** Keeps a post from being recommended to the reader. */
export function DismissButton({ post }: { readonly post: PostCard }) {
  const dispatch = useDispatch<Dispatch>()
  const press = async () => {
    try {
      const [{ settleDismissal }] = await Promise.all([
        import('../../features/recommendations/settle-dismissal.ts'),
        dismissed.fetch(),
      ])
      void settleDismissal(dispatch, post.id, true)
    } catch {
      showToast({ title: 'This did not load', description: 'Please check your connection and try again.' })
    }
  }
  return (
    <InLine
      type="button"
      data-dismiss={post.id}
      aria-label={`Not interested: ${post.title}`}
      onClick={() => void press()}
    >
      <X aria-hidden="true" />
      Not interested
    </InLine>
  )
}
