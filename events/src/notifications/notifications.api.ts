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
