import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import {
  heldMinutes,
  heldPresses,
  keepUnanswered,
  onHeld,
  sendHeld,
  showHeld,
  type HeldReport,
} from '../../lib/held-presses.ts'
import { overlayChanged } from '../../lib/post-overlay.slice.ts'
import { sendByFetch } from '../../lib/send-by-fetch.ts'
import { useViewer } from '../../lib/viewer.ts'
import { showToast } from '../../ui/toasts.ts'

/** A device may think that it has a network and have none, so that it does not say when there is one. */
const againAfterMs = 20_000

const isVote = ({ path }: { readonly path: string }) => path.endsWith('/votes')

/** Sends what was pressed while there was no network, as soon as there is one, and shows it until then. */
export function useHeldPresses(): void {
  const viewerId = useViewer()?.id
  const dispatch = useDispatch()
  useEffect(() => {
    const report: HeldReport = {
      show: (postId, change) => dispatch(overlayChanged({ postId, change })),
      sent: () => showToast({ title: 'Back online', description: 'What you pressed in the meantime was sent.' }),
      dropped: (press, why) =>
        showToast({
          title: isVote(press) ? 'Your vote was not counted' : 'Your bookmark was not changed',
          description: why,
          variant: 'destructive',
        }),
    }
    const send = () => void sendHeld({ send: sendByFetch, report, now: Date.now }).catch(() => undefined)
    if (viewerId !== undefined) {
      showHeld(viewerId, report.show)
    }
    send()
    const deaf = onHeld((press) =>
      showToast({
        title: 'Will be sent when you are back online',
        description: `Your ${isVote(press) ? 'vote' : 'bookmark'} is kept on this device for ${heldMinutes} minutes.`,
      }),
    )
    const timer = setInterval(() => heldPresses().length > 0 && send(), againAfterMs)
    window.addEventListener('online', send)
    window.addEventListener('pagehide', keepUnanswered)
    return () => {
      deaf()
      clearInterval(timer)
      window.removeEventListener('online', send)
      window.removeEventListener('pagehide', keepUnanswered)
    }
  }, [viewerId, dispatch])
}
