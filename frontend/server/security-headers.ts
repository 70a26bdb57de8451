import { randomBytes } from 'node:crypto'
import type { RequestHandler } from 'express'
import helmet from 'helmet'
import { hashSource } from './page-styles.ts'

interface SecurityOptions {
  readonly isHttps: boolean
  /** In development scripts are written into the page and talk to the compiler. */
  readonly dev: boolean
}

/** Reads the nonce that the headers of this answer allow. */
export function nonceOf(locals: Record<string, unknown>): string {
  const nonce = locals['nonce']
  return typeof nonce === 'string' ? nonce : ''
}

/** Names what the page's own text holds; the nonce is for what is written while the page lives. */
export interface AllowedStyles {
  readonly nonce: string
  readonly hashes?: readonly string[]
}

/** An empty element that is filled by script, rule by rule: what can fill it can do all else that scripts can. */
const emptyStyle = hashSource('')

/** What a page may load and run. No script may stand in a page, so that one that got into it by mistake does nothing. */
export function pagePolicy({ isHttps, dev }: SecurityOptions): (styles: AllowedStyles) => string {
  const live = ["'self'", "'unsafe-inline'"]
  const before = {
    'default-src': ["'self'"],
    'script-src': dev ? live : ["'self'"],
  }
  const after = {
    // Sizes of skeletons and bars stand in style attributes, which cannot carry a nonce.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': dev ? ["'self'", 'ws:', 'wss:'] : ["'self'"],
    'form-action': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(isHttps ? { 'upgrade-insecure-requests': [] } : {}),
  }
  const [first, last] = [written(before), written(after)]
  return ({ nonce, hashes = [] }) => {
    const styles = dev ? live : ["'self'", `'nonce-${nonce}'`, emptyStyle, ...hashes]
    return `${first};style-src ${styles.join(' ')};${last}`
  }
}

const written = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';')

/** What a page may load and who may hold it in a frame; every answer gets a nonce of its own, told beside its text. */
export function securityHeaders(options: SecurityOptions): RequestHandler {
  const policy = pagePolicy(options)
  const others = helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: options.isHttps,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  return (request, response, next) => {
    const nonce = randomBytes(16).toString('base64url')
    response.locals['nonce'] = nonce
    response.set('content-security-policy', policy({ nonce }))
    others(request, response, next)
  }
}
