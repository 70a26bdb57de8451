import express from 'express'
import { z } from 'zod'
import type { CommandContext } from '../context.ts'
import { memberCall, type Call } from '../platform/call.ts'
import { imageCommands } from './images.commands.ts'

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
      schema: z.looseObject({}),
      costs: ['image'],
      durable: true,
      run: ({ files }) => uploadImage(files),
    }),
  ]
}

/** Serves /images: what a name stands for never changes, and no browser may take it for anything but a picture. */
export function serveImages(folder: string): express.Handler {
  return express.static(folder, {
    index: false,
    redirect: false,
    maxAge: year,
    immutable: true,
    setHeaders: (response) => {
      response.setHeader('x-content-type-options', 'nosniff')
      response.setHeader('content-security-policy', "default-src 'none'")
      response.setHeader('cross-origin-resource-policy', 'same-origin')
    },
  })
}
