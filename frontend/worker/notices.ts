import { readPush } from './parse-push.ts'

declare const self: ServiceWorkerGlobalScope

/** Browsers ask for something to be seen each time; where a notice cannot be read, that is where all of them stand. */
const unreadable = { title: 'Dealstream', body: 'There is something new for you.', path: '/notifications', tag: 'news' }

/** Shows what the site sent to this browser. */
export async function showNotice(data: PushMessageData | null): Promise<void> {
  const { title, body, path, tag } = readPush(parsed(data)) ?? unreadable
  await self.registration.showNotification(title, {
    body,
    tag,
    data: path,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
  })
}

function parsed(data: PushMessageData | null): unknown {
  try {
    return data?.json()
  } catch {
    return null
  }
}

/** Opens what a notice is about, in a page of the site that is open where there is one. */
export async function openNotice(notice: Notification): Promise<void> {
  notice.close()
  const path: unknown = notice.data
  const address = new URL(typeof path === 'string' ? path : unreadable.path, self.location.origin).href
  const [page] = await self.clients.matchAll({ type: 'window' })
  if (page === undefined) {
    await self.clients.openWindow(address)
  } else {
    const moved = await page.navigate(address)
    await moved?.focus()
  }
}
