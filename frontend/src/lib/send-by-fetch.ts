import type { SendRequest } from './base-query.ts'

/** How calls leave a page: with the cookies of whoever looks at it. */
export const sendByFetch: SendRequest = (path, init) => fetch(path, { ...init, credentials: 'include' })
