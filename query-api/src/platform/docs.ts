import { Router, type RequestHandler } from 'express'
import swaggerUi from 'swagger-ui-express'

/** The page has its scripts in files, its style in itself, and asks this server alone. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const ofThePage: RequestHandler = (_request, response, next) => {
  response.set('content-security-policy', pagePolicy)
  next()
}

/** GET /api/openapi.json and the page that shows it. */
export function docsRoutes(describe: () => object): Router {
  const router = Router()
  let description: object | undefined
  router.get('/api/openapi.json', (_request, response) => {
    description ??= describe()
    response.set('cache-control', 'public, max-age=300').json(description)
  })
  const page = swaggerUi.setup(undefined, { swaggerOptions: { url: '/api/openapi.json' }, customSiteTitle: 'Calls' })
  router.use('/api/docs', ofThePage, swaggerUi.serve)
  router.get('/api/docs', page)
  return router
}
