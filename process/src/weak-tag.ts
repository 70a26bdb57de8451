import { createHash } from 'node:crypto'

/** Names a text for who asks whether it is still the same; weak, since packed forms of it share the tag. */
export const weakTag = (body: Buffer): string => `W/"${createHash('sha1').update(body).digest('base64url')}"`
