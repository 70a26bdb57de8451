import { createHash } from 'node:crypto'

/** How a policy names one text of styles that may stand in the page. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
