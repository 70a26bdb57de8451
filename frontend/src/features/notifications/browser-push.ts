import type { KeepPushRequest } from '@deals/events'

/** What this browser makes of push notices: it knows none, its reader said no, or it can be asked. */
export type PushAbility = 'unsupported' | 'denied' | 'askable'

export function pushAbility(): PushAbility {
  const isKnown = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
  if (!isKnown) {
    return 'unsupported'
  }
  return Notification.permission === 'denied' ? 'denied' : 'askable'
}

const base64url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Asks the reader, once a button was pressed; null where they say no. A browser that knew another key of the site begins anew. */
export async function subscribe(publicKey: string): Promise<KeepPushRequest | null> {
  if ((await Notification.requestPermission()) !== 'granted') {
    return null
  }
  const { pushManager } = await navigator.serviceWorker.ready
  const before = await pushManager.getSubscription()
  if (before !== null && base64url(before.options.applicationServerKey) !== publicKey) {
    await before.unsubscribe()
  }
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  return { endpoint: made.endpoint, p256dh: base64url(made.getKey('p256dh')), auth: base64url(made.getKey('auth')) }
}

/** This browser takes no more notices, of whoever signs in. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}
