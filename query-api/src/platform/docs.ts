import { Router, type RequestHandler } from 'express'

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

/** GET /api/openapi.json and the page that shows it. Few ask for either; what makes them is loaded for the first. */
export function docsRoutes(describe: () => Promise<object>): Router {
  const router = Router()
  let description: Promise<object> | undefined
  router.get('/api/openapi.json', async (_request, response) => {
    description ??= describe()
    response.set('cache-control', 'public, max-age=300').json(await description)
  })
  let page: Promise<Router> | undefined
  router.use('/api/docs', ofThePage, async (request, response, next) => {
    page ??= loadPage()
    const answer = await page
    answer(request, response, next)
  })
  return router
}

async function loadPage(): Promise<Router> {
  const { default: swaggerUi } = await import('swagger-ui-express')
  const page = swaggerUi.setup(undefined, { swaggerOptions: { url: '/api/openapi.json' }, customSiteTitle: 'Calls' })
  return Router().use(swaggerUi.serve).get('/', page)
}
