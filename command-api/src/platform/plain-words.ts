/** Signs that show nothing, or turn the order of what stands around them: with them a text is not what it looks like. */
const unseen =
  /\u034f|\u17b4|\u17b5|[\u00ad\u115f\u1160\u180e\u200b\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb]/gu
/** Marks belong to what they are put on, and no script puts many on one sign: more of them stand over the lines around. */
const lonelyMarks = /(?<![\p{L}\p{M}\p{N}\p{P}\p{S}\u200c\u200d])[\p{M}\u200c\u200d]+/gu
const tooManyMarks = /(\p{M}{8})\p{M}+/gu
/** Joiners belong between what they join: in emoji, and in scripts whose letters they shape. */
const lonelyJoiners = /(?<![\p{L}\p{M}\p{S}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}\p{S}])/gu
/** Tags spell the regions of flags, and anywhere else what nobody sees. */
const tags = /(\u{1f3f4}[\u{e0020}-\u{e007e}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu

const seen = (text: string): string =>
  text
    .replace(unseen, '')
    .replace(lonelyMarks, '')
    .replace(lonelyJoiners, '')
    .replace(tags, (_tag, flag: string | undefined) => flag ?? '')
    .replace(tooManyMarks, '$1')

/** What somebody wrote into a field of one line. */
export function plainLine(text: string): string {
  return seen(text.replace(/\p{Cc}|\s/gu, ' '))
    .replace(/ +/g, ' ')
    .trim()
}

/** What somebody wrote into a field of many lines. */
export function plainProse(text: string): string {
  return seen(text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')).trim()
}
