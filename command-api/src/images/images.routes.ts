import type { ServerResponse } from 'node:http'
import express from 'express'
import { z } from 'zod'
import type { CommandContext } from '../context.ts'
import { memberCall, type Call } from '../platform/call.ts'
import { imageCommands } from './images.commands.ts'

const pictureName = /^\/[0-9a-f]{32}-\d+\.webp$/
const year = 365 * 24 * 60 * 60 * 1000

export function imageCalls(context: CommandContext): Call[] {
  const { uploadImage } = imageCommands(context)
  return [
    memberCall({
      method: 'post',
      path: '/api/images',
      about: 'Uploads a picture for a post.',
      speaks: 'json',
      bodies: ['multipart'],
      mostFiles: 1,
      schema: z.looseObject({}).meta({ maxProperties: 100 }),
      costs: ['image'],
      durable: true,
      run: ({ files }) => uploadImage(files),
    }),
  ]
}

/** Serves /images: what a name stands for never changes, and no browser may take it for anything but a picture. */
export function serveImages({ imageFolder, images }: Pick<CommandContext, 'imageFolder' | 'images'>): express.Router {
  const router = express.Router()
  const files = { index: false, redirect: false, maxAge: year, immutable: true, setHeaders: guard } as const
  const kept = express.static(imageFolder, files)
  // The sources of drawings are nobody's business: only names of pictures are looked for.
  router.use((request, response, next) => (pictureName.test(request.path) ? kept(request, response, next) : next()))
  router.get('/:name', async (request, response, next) => {
    const picture = await images.drawings.make(request.params.name)
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
