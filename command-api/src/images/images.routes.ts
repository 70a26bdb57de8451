import type { ServerResponse } from 'node:http'
import express from 'express'
import { dayMs, type imageCalls } from '@deals/events'
import type { Handlers } from '../platform/call.ts'
import { imageCommands } from './images.commands.ts'
import type { Pictures } from './screenshots.ts'

const pictureName = /^\/[0-9a-f]{32}-\d+\.webp$/
const year = 365 * dayMs

export function imageHandlers(pictures: Pick<Pictures, 'images'>): Handlers<typeof imageCalls> {
  const { uploadImage } = imageCommands(pictures)
  return {
    uploadImage: { mostFiles: 1, costs: ['image'], durable: true, run: ({ files }) => uploadImage(files) },
  }
}

/** Serves /images: what a name stands for never changes, and no browser may take it for anything but a picture. */
export function serveImages({ imageFolder, images, screenshots }: Pictures): express.Router {
  const router = express.Router()
  // As short as the answers of the files of a page: a list brings forty of them, and none is ever asked for again.
  const plain = { etag: false, lastModified: false, acceptRanges: false } as const
  const files = { ...plain, index: false, redirect: false, maxAge: year, immutable: true, setHeaders: guard } as const
  const kept = express.static(imageFolder, files)
  // The sources of drawings are nobody's business: only names of pictures are looked for.
  router.use((request, response, next) => (pictureName.test(request.path) ? kept(request, response, next) : next()))
  router.get('/screenshots/:report/:name', (request, response, next) => {
    const { report, name } = request.params
    const { until, signature } = request.query
    const signed = typeof signature === 'string' ? signature : ''
    const file = screenshots.find(`${report}/${name}`, Number(until), signed)
    if (file === null) {
      next()
      return
    }
    guard(response)
    response
      .set('cache-control', 'private, no-store')
      .sendFile(file, (error) => (error === undefined ? undefined : next()))
  })
  router.get('/:name', async (request, response, next) => {
    const picture = await images.make(request.params.name)
    if (picture === null) {
      next()
      return
    }
    guard(response)
    response
      .set('cache-control', `public, max-age=${year / 1000}, immutable`)
      .type('image/webp')
      .send(picture)
  })
  return router
}

function guard(response: ServerResponse): void {
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('content-security-policy', "default-src 'none'")
  response.setHeader('cross-origin-resource-policy', 'same-origin')
}
