import type { IncomingMessage, ServerResponse } from 'node:http'
import express from 'express'
import type { z } from 'zod'
import { imageTooLarge, type BodyKind } from '@deals/events'
import { fieldName, sentencesOf, unknownField } from '@deals/events/platform'
import { refuse, type Refused } from './refusal.ts'

interface Exchange<Request, Response> {
  readonly request: Request
  readonly response: Response
}
type Reader<Request, Response> = (request: Request, response: Response, next: (error?: unknown) => void) => void
type PlainReader = Reader<IncomingMessage, ServerResponse>

const readJson: PlainReader = express.json({ limit: '512kb', strict: false, type: () => true })
const readUrlEncoded: PlainReader = express.urlencoded({ limit: '64kb', extended: false, type: () => true })
/** What came with a request: fields, and files where it was a form. */
export interface Body {
  readonly fields: unknown
  readonly files: readonly UploadedFile[]
}
/** A file of a form, as it lies on the disk until the call is answered. */
export interface UploadedFile {
  readonly name: string
  readonly path: string
}

/** What readers leave at a request. */
interface Read extends IncomingMessage {
  readonly body?: unknown
  readonly files?: express.Request['files']
}

const contentTypes: Record<BodyKind, string> = {
  json: 'application/json',
  multipart: 'multipart/form-data',
  urlencoded: 'application/x-www-form-urlencoded',
}

/** The body of a request in one of the forms that the call takes. */
export async function readBody(
  request: IncomingMessage,
  response: ServerResponse,
  kinds: readonly BodyKind[],
): Promise<Body | Refused> {
  if (kinds.length === 0 || !hasBody(request)) {
    return { fields: {}, files: [] }
  }
  const type = mediaTypeOf(request)
  const kind = kinds.find((one) => contentTypes[one] === type)
  if (kind === undefined) {
    const wanted = kinds.map((one) => contentTypes[one]).join(' or ')
    return refuse('wrong-type', { message: `This call takes ${wanted}.` })
  }
  if (kind === 'multipart') {
    throw new Error('Forms with files are received by uploads.')
  }
  return readWith({ json: readJson, urlencoded: readUrlEncoded }[kind], { request, response })
}

/** What one reader makes of the body. */
export async function readWith<Request extends IncomingMessage, Response>(
  reader: Reader<Request, Response>,
  exchange: Exchange<Request, Response>,
): Promise<Body | Refused> {
  const problem = await run(reader, exchange)
  if (problem !== undefined) {
    return problem
  }
  const { body: fields, files }: Read = exchange.request
  return isTooDeep(fields)
    ? refuse('not-understood', { message: 'The body is nested too deeply.' })
    : { fields, files: filesOf(files) }
}

const deepest = 50

/** Checks that follow every branch would run out of stack on what is nested thousands of times; this one does not. */
function isTooDeep(body: unknown): boolean {
  let level: unknown[] = [body]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) {
      return true
    }
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values<unknown>({ ...value }) : [],
    )
  }
  return false
}

/** The fields as the schema understands them; what it does not know or understand is refused by name. */
export function parseFields<Schema extends z.ZodType>(schema: Schema, fields: unknown): z.output<Schema> | Refused {
  const parsed = schema.safeParse(fields, { error: sentencesOf(schema) })
  return parsed.success ? parsed.data : refusalOf(parsed.error)
}

function refusalOf({ issues }: z.ZodError): Refused {
  if (issues.some(({ path, code }) => path.length === 0 && code === 'invalid_type')) {
    return refuse('not-understood', { message: 'The body must be a JSON object.' })
  }
  const named = issues.flatMap((issue): [string, string][] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [key, unknownField(key)])
      : [[fieldName(issue.path), issue.message]],
  )
  const message = named[0]?.[1] ?? 'Please check the fields.'
  return refuse('invalid', { message, fields: Object.fromEntries(named.toReversed()) })
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Whether the request brings a form with files, and the call takes one. */
export const isUpload = (request: IncomingMessage, kinds: readonly BodyKind[]): boolean =>
  kinds.includes('multipart') && hasBody(request) && mediaTypeOf(request) === contentTypes.multipart

function mediaTypeOf({ headers }: IncomingMessage): string {
  return (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

function filesOf(files: Read['files']): UploadedFile[] {
  return Array.isArray(files) ? files.map(({ fieldname, path }) => ({ name: fieldname, path })) : []
}

function run<Request, Response>(
  reader: Reader<Request, Response>,
  { request, response }: Exchange<Request, Response>,
): Promise<Refused | undefined> {
  return new Promise((resolve, reject) => {
    reader(request, response, (error) => {
      const refused = error === undefined ? undefined : refusalOfReader(error)
      if (refused === null) {
        reject(error instanceof Error ? error : new Error('The body could not be read.'))
      } else {
        resolve(refused)
      }
    })
  })
}

/** What a form has too much of; other faults are none of its size. */
const tooMuchInWords: Readonly<Record<string, string>> = {
  LIMIT_FILE_SIZE: imageTooLarge,
  LIMIT_FILE_COUNT: 'Those are too many files.',
  LIMIT_UNEXPECTED_FILE: 'Those are too many files.',
  LIMIT_PART_COUNT: 'Those are too many fields.',
  LIMIT_FIELD_COUNT: 'Those are too many fields.',
  LIMIT_FIELD_KEY: 'The name of a field is too long.',
  LIMIT_FIELD_VALUE: 'A field is too long.',
}

/** By its name: the reader of forms is loaded by who receives one. */
const isOfForms = (error: unknown): error is Error & { readonly code: string } =>
  error instanceof Error && error.name === 'MulterError' && 'code' in error

/** What a reader's error says about the request; null when it says something about this program. */
function refusalOfReader(error: unknown): Refused | null {
  if (isOfForms(error)) {
    const message = tooMuchInWords[error.code]
    return message === undefined ? refuse('not-understood') : refuse('too-large', { message })
  }
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  if (status === 413) {
    return refuse('too-large')
  }
  if (status === 415) {
    return refuse('wrong-type')
  }
  // Forms that break off or lie about their boundary come as plain errors of the reader.
  const isRequestFault = status === 400 || (error instanceof Error && /multipart|boundary|form/i.test(error.message))
  return isRequestFault ? refuse('not-understood', { message: 'The body is not well-formed.' }) : null
}
