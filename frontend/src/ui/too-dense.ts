/**
 * Signs of which markdown makes parts, and how many of them a text may have. What reads them compares each with all of
 * its kind, so some thousands take seconds of the processor; who writes for readers needs some dozens.
 */
const lines = /\r\n?|\n/g
const most: readonly (readonly [signs: RegExp, count: number])[] = [
  [lines, 1_000],
  [/\[/g, 400],
  [/\]/g, 400],
  [/\[\^/g, 200],
  [/\|/g, 1_500],
  [/`+/g, 400],
  // Comments and instructions are looked for the end of to the end of the text.
  [/<[!?]/g, 20],
  [/\*+|_+|~+/g, 2_000],
  [/&/g, 1_000],
  // Before each word that may begin an address, all since the last open bracket is looked at.
  [/https?:|www\.|@/gi, 400],
  [/[\w.+-]+/g, 5_000],
  // Lines that make a heading of the one above.
  [/^[ \t>]*(?:=+|-+)[ \t]*$/gm, 300],
]
const deepest = 100
/** Each line is compared with all that it may stand in. */
const mostCompared = 10_000

const beginning = /^(?:[ \t>]|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))+/gm

const countOf = (text: string, signs: RegExp): number => text.match(signs)?.length ?? 0

/** In how many quotes and lists a line may stand that begins so: a quote takes a sign, a list two places. */
const depthOf = (prefix: string): number =>
  /[^ \t]/.test(prefix) ? countOf(prefix, />/g) + countOf(prefix.replaceAll('\t', '    '), /[^>]/g) / 2 : 0

/** Whether a text has more markdown in it than anybody could read, and is better shown as it was written. */
export function isTooDense(text: string): boolean {
  const depth = (text.match(beginning) ?? []).reduce((most, prefix) => Math.max(most, depthOf(prefix)), 0)
  return (
    depth > deepest ||
    depth * countOf(text, lines) > mostCompared ||
    most.some(([signs, count]) => countOf(text, signs) > count)
  )
}
