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
})
export type NotificationList = z.infer<typeof notificationList>

/** Whether this browser takes push notices of the site, and the key by which it knows who may send them (P-256, base64url). */
export const pushView = z.object({ isOn: z.boolean(), publicKey: z.string() })
export type PushView = z.infer<typeof pushView>
const pushKey = (length: number, told: string) => z.string(told).regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`), told)
/** What a browser gives to whom it takes notices of: where they are sent, and what makes them readable for it alone (base64url). */
export const keepPushRequest = z.strictObject({
  endpoint: z.string('This browser gave no address').max(1_000, 'This browser gave no address'),
  p256dh: pushKey(87, 'This browser gave no key'),
  auth: pushKey(22, 'This browser gave no secret'),
})
export type KeepPushRequest = z.infer<typeof keepPushRequest>
