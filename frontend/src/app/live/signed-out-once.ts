import { sendCall } from '../../lib/base-query.ts'
import { toOrNull } from '../../lib/call.ts'
import { serverPages } from '../../lib/routes.ts'
import { sendByFetch } from '../../lib/send-by-fetch.ts'
import { showToast } from '../../ui/toasts.ts'

/**
 * For when the site refused: tells once whoever was signed out meanwhile, such as by a new password or the end of the
 * account on another device. The page stays as it is, since something may be half written on it.
 */
export function signedOutOnce(over: AbortSignal): () => void {
  let isTold = false
  const look = async () => {
    const { data, error } = await sendCall(toOrNull('GET /api/user').query(), sendByFetch, over)
    if (error === undefined && data === null && !isTold && !over.aborted) {
      isTold = true
      tell()
    }
  }
  return () => void (isTold || look())
}

function tell(): void {
  const { pathname, search } = window.location
  showToast({
    title: 'You are signed out',
    description: 'The session of this device was ended. What you do here is not saved until you sign in again.',
    lasting: true,
    action: { label: 'Sign in', onSelect: () => window.location.assign(serverPages.login(pathname + search)) },
  })
}
