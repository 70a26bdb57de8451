import { Router } from 'express'
import swaggerUi from 'swagger-ui-express'

/** GET /api/openapi.json and the page that shows it. */
export function docsRoutes(describe: () => object): Router {
  const router = Router()
  let description: object | undefined
  router.get('/api/openapi.json', (_request, response) => {
    description ??= describe()
    response.set('cache-control', 'public, max-age=300').json(description)
  })
  const page = swaggerUi.setup(undefined, { swaggerOptions: { url: '/api/openapi.json' }, customSiteTitle: 'Calls' })
  router.use('/api/docs', swaggerUi.serve)
  router.get('/api/docs', page)
  return router
}
