import { commentMaxLength, countLinks, linksFreely, type TrustLevel } from '@deals/events'
import { plainProse } from '../platform/plain-words.ts'
import { refuse, type Refused } from '../platform/refusal.ts'

/** The text of a comment as it is kept, or why it cannot be one. */
export function checkComment(content: string, trustLevel: TrustLevel): string | Refused {
  const text = plainProse(content)
  const message = problemOf(text, trustLevel)
  return message === null ? text : refuse('invalid', { message, fields: { content: message } })
}

function problemOf(text: string, trustLevel: TrustLevel): string | null {
  if (text === '') {
    return 'Comment is empty'
  }
  if (text.length > commentMaxLength) {
    return `Comment is longer than ${commentMaxLength} characters`
  }
  return !linksFreely({ trustLevel }) && countLinks(text) > 0 ? 'You cannot post links yet' : null
}

/** Names that a comment calls with @, at most five. Some of the first names have two letters. */
export function mentionedNames(content: string): string[] {
  const names = [...content.matchAll(/(?<![A-Za-z0-9_@/.])@([A-Za-z0-9_]{2,20})\b/g)].map(([, name = '']) => name)
  return [...new Set(names.map((name) => name.toLowerCase()))].slice(0, 5)
}
