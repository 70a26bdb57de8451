/**
 * Text whose order is that of its UTF-8 bytes on every server that speaks MongoDB's protocol: some compare bytes, others
 * UTF-16 units, and the two differ beyond the basic plane. Nearly all text stays as it is; surrogates are written as two
 * characters above all others. Different texts stay different, and the beginning of a text the beginning.
 */
export const sortableText = (text: string): string =>
  text.replace(special, (unit) => {
    const code = unit.charCodeAt(0)
    return code < firstNoncharacter
      ? surrogateMark + String.fromCharCode(offset + code - firstSurrogate)
      : noncharacterMark + String.fromCharCode(offset + code - firstNoncharacter)
  })

/** The text as it was before it was made sortable. */
export const originalText = (sortable: string): string =>
  sortable.replace(marked, (pair) => {
    const place = pair.charCodeAt(1) - offset
    return String.fromCharCode(place + (pair.startsWith(surrogateMark) ? firstSurrogate : firstNoncharacter))
  })

/** Stands behind every sortable text that begins like this one, and before all others that stand behind it. */
export const afterAllWith = (prefix: string): string => `${sortableText(prefix)}${surrogateMark}${surrogateMark}`

const surrogateMark = '\uffff'
const noncharacterMark = '\ufffe'
const firstSurrogate = 0xd800
const firstNoncharacter = 0xfffe
const offset = 0x1000
const special = /[\ud800-\udfff\ufffe\uffff]/g
const marked = /[\ufffe\uffff]./gs
