// What changes together: the alerts, what they found, and how much of that waits to be seen.
export const list = { type: 'Alerts', id: 'LIST' } as const
export const matches = { type: 'Alerts', id: 'MATCHES' } as const
export const unread = { type: 'Alerts', id: 'UNREAD' } as const
