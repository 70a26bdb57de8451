import { open, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import type { Request, Response } from 'express'
import type { Options } from 'multer'
import { imageBytes, imageTooLarge } from '@deals/events'
import { newUuid } from '@deals/events/platform'
import { makeFolder } from '@deals/storage'
import { readWith, type Body } from './read-body.ts'
import { isRefused, refuse, type Refused } from './refusal.ts'

export interface UploadsOptions {
  /** Where files lie until they are looked at. */
  readonly folder: string
  /** Bytes of all forms that are being received at once. */
  readonly mostBytes?: number
}
/** A form that was received; its files go when it is let go of. */
export interface Upload extends Body {
  readonly letGo: () => Promise<void>
}
export interface Uploads {
  receive(exchange: { request: Request; response: Response }, sending: Sending): Promise<Upload | Refused>
}
export interface Sending {
  readonly mostFiles: number
  /** Who sends: a member, or the network of a visitor. */
  readonly sender: string
}

const fieldBytes = 128 * 1024
const mostFields = 100
/** What surrounds files and fields in a form. */
const envelope = 1024 * 1024
const tryAgainAfter = 2

/** Of one sender a form of any size is under way, and several as long as they fit into this part of all: eight large pictures. */
const partOfOne = 3 / 16

/**
 * Receives forms with files straight onto the disk, so that what many send at once takes no memory. How much may be
 * under way at once is bounded too: who comes on top of it is asked to come back, before a byte of the body is read.
 */
export function createUploads({ folder, mostBytes = 256 * 1024 * 1024 }: UploadsOptions): Uploads {
  let underWay = 0
  const bySender = new Map<string, number>()
  const note = (sender: string, bytes: number) => {
    underWay += bytes
    const ofSender = (bySender.get(sender) ?? 0) + bytes
    return ofSender === 0 ? bySender.delete(sender) : bySender.set(sender, ofSender)
  }
  return {
    receive: async ({ request, response }, { mostFiles, sender }) => {
      const largest = mostFiles * imageBytes + envelope
      const bytes = declaredBytes(request) ?? largest
      if (bytes > largest) {
        return refuse('too-large', { message: mostFiles === 1 ? imageTooLarge : tooMuchFor(mostFiles) })
      }
      const ofSender = bySender.get(sender) ?? 0
      // Who sends slowly holds what they said they would send: without bounds of their own, few would hold all of it.
      const isMuch = ofSender > 0 && ofSender + bytes > mostBytes * partOfOne
      if (isMuch || underWay + bytes > mostBytes) {
        return refuse('overloaded', { retryAfter: tryAgainAfter })
      }
      note(sender, bytes)
      try {
        const limits = { fileSize: imageBytes, files: mostFiles, fields: mostFields, fieldSize: fieldBytes }
        const body = await readWith(await readerInto(folder, limits), { request, response })
        return isRefused(body) ? body : { ...body, letGo: () => removeAll(body) }
      } finally {
        note(sender, -bytes)
      }
    },
  }
}

/** Loaded with the first form. */
async function readerInto(folder: string, limits: Options['limits']) {
  const { default: multer } = await import('multer')
  const storage = multer.diskStorage({
    destination: (_request, _file, done) => {
      makeFolder(folder)
      done(null, folder)
    },
    filename: (_request, _file, done) => done(null, newUuid()),
  })
  return multer({ storage, limits }).any()
}

const tooMuchFor = (files: number) => `That is larger than ${files} pictures of ${imageBytes / 1024 / 1024} MB`

function declaredBytes({ headers }: IncomingMessage): number | null {
  const length = Number(headers['content-length'])
  return Number.isFinite(length) && headers['transfer-encoding'] === undefined ? length : null
}

async function removeAll({ files }: Body): Promise<void> {
  await Promise.all(files.map(({ path }) => rm(path, { force: true })))
}

/** The first bytes of a file, which tell what it is. */
export async function beginningOf(path: string, bytes: number): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
