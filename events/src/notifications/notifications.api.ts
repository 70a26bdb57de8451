import { z } from 'zod'
export const notificationView = z.object({
  id: z.string(),
  message: z.string(),
  url: z.string(),
  seen: z.boolean(),
  createdAt: z.string(),
  kind: z.string(),
})
export type NotificationView = z.infer<typeof notificationView>
export const notificationList = z.object({
  notifications: z.array(notificationView),
  page: z.number(),
  limit: z.number(),
  total: z.number(),
  unread: z.number(),
  /** Where there are none: how many there would be of what members wrote whom the reader mutes. */
  hidden: z.number(),
})
export type NotificationList = z.infer<typeof notificationList>

/** Whether this browser takes push notices of the site, and the key by which it knows who may send them (P-256, base64url). */
export const pushView = z.object({ isOn: z.boolean(), publicKey: z.string() })
export type PushView = z.infer<typeof pushView>
const [noKey, noSecret] = ['This browser gave no key', 'This browser gave no secret']
/** What a browser gives to whom it takes notices of: where they are sent, and what makes them readable for it alone (base64url). */
export const keepPushRequest = z.strictObject({
  endpoint: z.string('This browser gave no address').max(1_000, 'This browser gave no address'),
  p256dh: z.string(noKey).regex(/^[A-Za-z0-9_-]{87}$/, noKey),
  auth: z.string(noSecret).regex(/^[A-Za-z0-9_-]{22}$/, noSecret),
})
export type KeepPushRequest = z.infer<typeof keepPushRequest>
