import { escapeHtml } from '@deals/events'

/** Text as XML may hold it: special signs escaped, control signs gone. */
export function escapeXml(text: string): string {
  const allowed = text.replace(/(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu, '')
  return escapeHtml(allowed)
}

/** An element with text, or with elements that are written already. */
export const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`
export const parent = (name: string, children: readonly string[]): string => `<${name}>${children.join('')}</${name}>`
