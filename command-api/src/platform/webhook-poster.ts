import { siteName } from '@deals/events'
import { createGuardedClient, type Guarding } from './guarded-client.ts'

/** Brings a message to an address; answers its status, or null where none came. */
export type WebhookPoster = (
  url: string,
  message: { headers: Record<string, string>; body: string },
) => Promise<number | null>

/** The ports of addresses that members may name. */
export const webhookPorts = ['', '8443']
const patienceMs = 10_000
/** Nobody reads the answer; who sends more is not listened to any longer. */
const longestAnswer = 16_384

/** Over https alone, to public addresses, without redirects: those could lead anywhere. */
export function createWebhookPoster(guarding: Guarding = {}): WebhookPoster {
  const client = createGuardedClient({ ports: webhookPorts, protocols: ['https:'], ...guarding })
  return async (url, { headers, body }) => {
    try {
      const { statusCode, body: answer } = await client.ask(new URL(url), {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'user-agent': `${siteName}/1.0 (webhooks)` },
        body,
        signal: AbortSignal.timeout(patienceMs),
      })
      await answer.dump({ limit: longestAnswer }).catch(() => undefined)
      return statusCode
    } catch {
      return null
    }
  }
}
