import { randomBytes } from 'node:crypto'
import type { RequestHandler } from 'express'
import helmet from 'helmet'

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

/** What a page may load and who may hold it in a frame; every answer gets a nonce of its own. */
export function securityHeaders({ isHttps, dev }: SecurityOptions): RequestHandler {
  return (request, response, next) => {
    const nonce = randomBytes(16).toString('base64')
    response.locals['nonce'] = nonce
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          'default-src': ["'self'"],
          'script-src': dev ? ["'self'", "'unsafe-inline'"] : ["'self'", `'nonce-${nonce}'`],
          'style-src': dev ? ["'self'", "'unsafe-inline'"] : ["'self'", `'nonce-${nonce}'`],
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
        },
      },
      crossOriginEmbedderPolicy: false,
      strictTransportSecurity: isHttps,
      xFrameOptions: { action: 'deny' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    })(request, response, next)
  }
}
