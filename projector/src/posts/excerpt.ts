import { wordsUpTo } from '@deals/events'

const longest = 200

/** The beginning of a text without its Markdown, cut at a word. */
export function excerptOf(content: string): string {
  const plain = inSentences(withoutLinks(content.replace(/```[\s\S]*?```/g, ' ')))
    .replace(/\*\*|__|~~|`/g, '')
    .replace(/(?<=^|\s)[*_](?=\S)|(?<=\S)[*_](?=$|[\s.,;:!?])/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
  return wordsUpTo(longest, plain)
}

/** What stands between a line that is marked and the next one, where the line itself ends without a sign. */
const signAfter = { heading: ':', item: '.', itemBeforeItem: ',' } as const

/** Lines that were told apart by their marks are told apart by signs instead; of tables nothing is kept. */
function inSentences(text: string): string {
  const lines = text.split('\n').filter((line) => !/^\s*(?:\|.*)?$/.test(line))
  return lines
    .map((line, place) => {
      const plain = line.replace(/^\s*(?:#{1,6}|>|[-*+]|\d+\.)\s+/, '').trimEnd()
      const next = lines[place + 1]
      return next === undefined || /[.,;:!?…]$/.test(plain) ? plain : `${plain}${signBetween(line, next)}`
    })
    .join('\n')
}

function signBetween(line: string, next: string): string {
  if (/^\s*#{1,6}\s/.test(line)) {
    return signAfter.heading
  }
  return isItem(line) ? signAfter[isItem(next) ? 'itemBeforeItem' : 'item'] : ''
}

const isItem = (line: string): boolean => /^\s*(?:[-*+]|\d+\.)\s/.test(line)

/** Links and pictures become their words. No bracket is looked at twice, however many open and never close. */
function withoutLinks(text: string): string {
  let plain = ''
  let kept = 0
  for (let open = text.indexOf('['); open !== -1;) {
    const close = text.indexOf(']', open)
    const end = text[close + 1] === '(' ? text.indexOf(')', close) : close
    if (close === -1 || end === -1) {
      break
    }
    if (end > close) {
      plain += text.slice(kept, text[open - 1] === '!' ? open - 1 : open) + text.slice(open + 1, close)
      kept = end + 1
    }
    open = text.indexOf('[', end + 1)
  }
  return plain + text.slice(kept)
}
