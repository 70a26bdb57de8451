import type { IncomingMessage, ServerResponse } from 'node:http'

const year = 365 * 24 * 60 * 60

/**
 * What every answer of a server begins with: nobody may guess another kind, frame it, or run anything of it. Pages say
 * afterwards what they need besides.
 */
export function guardHeaders({ publicUrl }: { readonly publicUrl: string }) {
  const headers: Readonly<Record<string, string>> = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    // Without a referrer, browsers that know no Sec-Fetch-Site would send our own forms from nowhere.
    'referrer-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${year}; includeSubDomains` }),
  }
  const said = Object.entries(headers)
  return (_request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    for (const [name, value] of said) {
      response.setHeader(name, value)
    }
    next()
  }
}
