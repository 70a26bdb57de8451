import { createHash } from 'node:crypto'
import { createPushDevices, createSessions, isPushEndpoint, pushKeyOf } from '@deals/accounts'
import type { KeyedStore, PushDevice, PushDevices } from '@deals/accounts'
import { sealNotice } from './seal-notice.ts'

/** What a device shows: a tap opens the path; of the same tag it shows the last one. */
export interface PushNotice {
  readonly title: string
  readonly body: string
  readonly path: string
  readonly tag: string
}

/** What the push service made of it: `gone` where the browser does not take any more, `away` where it may take it later. */
export type Pushed = 'taken' | 'gone' | 'refused' | 'away'

export interface Push {
  readonly devices: Pick<PushDevices, 'list' | 'drop'>
  send(device: PushDevice, notice: PushNotice): Promise<Pushed>
}

interface PushParts {
  readonly keyed: KeyedStore
  readonly masterKey: Buffer
  readonly publicUrl: string
  readonly now: () => number
  /** How requests leave; tests bring a push service of their own. */
  readonly send?: typeof fetch
}

/** So long a service keeps a notice for a device that is off, in seconds: a deal of yesterday is old. */
const keptSeconds = 24 * 60 * 60
const patienceMs = 10_000
/** As long as services allow. */
const topicLength = 32

export function createPush({ keyed, masterKey, publicUrl, now, send = fetch }: PushParts): Push {
  const key = pushKeyOf(masterKey)
  return {
    devices: createPushDevices(keyed, { sessions: createSessions(keyed, { now }) }),
    send: async ({ endpoint, p256dh, auth }, notice) => {
      if (!isPushEndpoint(endpoint)) {
        return 'gone'
      }
      const { origin: audience } = new URL(endpoint)
      const headers = {
        authorization: key.authorization({ audience, subject: publicUrl, now: now() }),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(keptSeconds),
        topic: createHash('sha256').update(notice.tag).digest('base64url').slice(0, topicLength),
      }
      const body = new Uint8Array(sealNotice(JSON.stringify(notice), { p256dh, auth }))
      const signal = AbortSignal.timeout(patienceMs)
      try {
        // A service that sends somewhere else could lead into our own network.
        const { status } = await send(endpoint, { method: 'POST', headers, body, signal, redirect: 'manual' })
        return outcomeOf(status)
      } catch {
        return 'away'
      }
    },
  }
}

function outcomeOf(status: number): Pushed {
  if (status >= 200 && status < 300) {
    return 'taken'
  }
  if (status === 404 || status === 410) {
    return 'gone'
  }
  return status === 429 || status >= 500 ? 'away' : 'refused'
}
