import { z } from 'zod'
import { counted } from './counted.ts'
import { momentIn, whyNoMoment } from './written-time.ts'

const mostPerPage = 100
const mostPages = 100_000

/** A whole number in a range, as it stands in an address; anything else is refused, never guessed. */
export function wholeNumber(name: string, { min, max }: { min: number; max: number }) {
  const message = `${name} must be a whole number from ${min} to ${max}`
  return z
    .string(message)
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(z.number().min(min, message).max(max, message))
    .meta({ type: 'integer', minimum: min, maximum: max })
}

const longestWait = 1_000_000
/** Minutes for which something has waited at least. */
export const waitingField = wholeNumber('waiting', { min: 1, max: longestWait }).optional()

/** The two fields of every list. */
export function pageFields(limit: number) {
  return {
    page: wholeNumber('page', { min: 1, max: mostPages }).default(1).meta({ default: 1 }),
    limit: wholeNumber('limit', { min: 1, max: mostPerPage }).default(limit).meta({ default: limit }),
  }
}

const toList = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Names of one filter, and letters of a name: far more than there are. */
const mostNames = 100
const longestName = 100
const longestList = 4_000

const listText = (name: string) => {
  const message = `${name} has at most ${mostNames} names of ${longestName} characters`
  const written = z.string().max(longestList, message)
  return z
    .union([written, z.array(written).max(mostNames, message)], {
      error: (issue) =>
        issue.code === 'invalid_union' && issue.errors.flat().some(({ code }) => code === 'too_big')
          ? message
          : `${name} must be a text, joined by commas`,
    })
    .transform((given) => (Array.isArray(given) ? given : [given]).flatMap(toList))
    .pipe(z.array(z.string().max(longestName, message)).max(mostNames, message))
}

/** A list joined by commas; empty when it is not given. */
export const textList = (name: string) =>
  listText(name).meta({ type: 'string', description: 'a list joined by commas' }).default([])

/** A list joined by commas of which each must be one of the known values. */
export function listOf<const T extends string>(name: string, known: readonly T[]) {
  const message = `${name} must be a list of ${known.join(', ')}`
  return listText(name)
    .pipe(z.array(z.enum(known, message)))
    .meta({ type: 'string', description: `a list of ${known.join(', ')}, joined by commas` })
    .default([])
}

/** One of the known values; an empty text is none. */
export function oneOf<const T extends string>(name: string, known: readonly T[]) {
  return z.preprocess(
    (given) => (given === '' ? undefined : given),
    z.enum(known, `${name} must be one of ${known.join(', ')}`).optional(),
  )
}

/** One of the known values; a wrong one is ignored. */
export const oneIfKnown = <const T extends string>(known: readonly T[]) =>
  z
    .unknown()
    .optional()
    .transform((given) => known.find((one) => one === given))
    .meta({ type: 'string', enum: [...known] })
/** A whole number that narrows something; an empty text is none. */
export function leastField(name: string, most: number) {
  const range = { min: 0, max: most }
  return z
    .preprocess((given) => (given === '' ? undefined : given), wholeNumber(name, range).optional())
    .meta({ type: 'integer', minimum: 0, maximum: most })
}

/** A number that the site has named, of a post or of a place in the log; an empty text is none. */
export function namedNumber(name: string) {
  const message = `${name} must be a whole number`
  return z
    .preprocess(
      (given) => (given === '' ? undefined : given),
      z
        .string(message)
        .regex(/^\d{1,16}$/, message)
        .transform(Number)
        .pipe(z.int(message))
        .optional(),
    )
    .meta({ type: 'integer', minimum: 0 })
}
/** An amount of money as a list is narrowed by it; an empty text is none. */
export function amountField(name: string) {
  const message = `${name} must be an amount such as 49.99`
  return z
    .preprocess(
      (given) => (given === '' ? undefined : given),
      z
        .string(message)
        .regex(/^\d{1,6}(?:\.\d{1,2})?$/, message)
        .transform(Number)
        .optional(),
    )
    .meta({ type: 'number', minimum: 0 })
}
/** A plain text; one given twice is none. */
export const text = (name: string, most = 200) =>
  z
    .preprocess(
      (given) => (typeof given === 'string' ? given.trim() : ''),
      z.string().max(most, `${name} has at most ${counted(most, 'character')}`),
    )
    .optional()
    .transform((given) => given ?? '')
    .meta({ type: 'string', maxLength: most })
/** A moment of an address, for `momentIn`; an empty text is none. */
export const momentField = (name: string) =>
  text(name, 40)
    .refine((at) => at === '' || momentIn(at) !== null, { error: ({ input }) => whyNoMoment(String(input)) })
    .meta({ type: 'string', description: 'a time of ISO 8601 (UTC where it names no zone), or milliseconds' })
/** A moment of a form. */
export const timeField = (message: string) => z.iso.datetime(message).max(40, message)
/** A switch: `true` or `1`. */
export const flag = z
  .unknown()
  .optional()
  .transform((given) => given === 'true' || given === '1')
  .meta({ type: 'boolean' })
/**
 * A text that a rule looks at later. Far above what any rule allows, so that its own sentence is the one that people
 * read; no rule has to look at more than this.
 */
export const boundedText = (message: string, most = 2_000) => z.string(message).max(most, message)
