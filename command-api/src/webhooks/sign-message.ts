import { createHmac } from 'node:crypto'

interface Message {
  readonly id: string
  readonly body: string
}

/** Headers by which a receiver knows that a message is ours and new: Standard Webhooks, version 1. */
export function signedHeaders({ id, body }: Message, { key, now }: { key: Buffer; now: number }) {
  const timestamp = String(Math.floor(now / 1000))
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}
