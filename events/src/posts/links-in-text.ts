const named: Readonly<Record<string, string>> = { colon: ':', sol: '/', period: '.', bsol: '\\' }

/** A sign may be written as a number or a name, or behind a backslash: readers see, and are led by, the sign. */
const asRead = (text: string): string =>
  text
    .replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (whole, hex: string | undefined, number: string | undefined) => {
      const code = hex === undefined ? Number(number) : Number.parseInt(hex, 16)
      return code > 0 && code < 128 ? String.fromCharCode(code) : whole
    })
    .replace(/&(colon|sol|period|bsol);/g, (whole, name: string) => named[name] ?? whole)
    .replace(/\\([:/.])/g, '$1')

/** Everything from which markdown makes a link: addresses, what is in brackets before one, and names for one. */
const marks = /\]\(|\]:|\]\[|https?:|(?<![a-z0-9])(?:www\.|ircs?:|xmpp:)/gi

/** How many links a text has at most. */
export function countLinks(text: string): number {
  const once = asRead(text).replace(/\](?:\(|:)\s*<?(?:https?:\/\/)?(?:www\.)?/gi, '](')
  return once.match(marks)?.length ?? 0
}

/**
 * An address may begin with its scheme, with www, or within brackets with two slashes of either kind. Looked for is
 * what stands before the slashes alone: from each of many spaces, the way back would be as long as all of them.
 */
const addresses = /(?:https?:[/\\]*|(?<![a-z0-9])(?=www\.)|(?=[/\\]{2})(?<=\](?:\(|:)\s*<?)[/\\]+)([^\s)\]>"']+)/gi

/** The web addresses to which links in a text lead. */
export const addressesIn = (text: string): string[] =>
  [...asRead(text).matchAll(addresses)].map(
    ([whole, rest = '']) => `${/^http:/i.test(whole) ? 'http' : 'https'}://${rest}`,
  )
