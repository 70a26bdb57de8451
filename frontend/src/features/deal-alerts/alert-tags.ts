// What changes together: the alerts, what they found, how much of that waits to be seen, and the address of its feed.
export const list = { type: 'Alerts', id: 'LIST' } as const
export const matches = { type: 'Alerts', id: 'MATCHES' } as const
export const unread = { type: 'Alerts', id: 'UNREAD' } as const
export const feed = { type: 'Alerts', id: 'FEED' } as const
