/** Where a sealed text stands. It opens nowhere else, so that nobody can move it into another event or field. */
export interface SealContext {
  stream: string
  eventId: string
  /** Path of the field in the payload, parts joined by dots. */
  field: string
}

/** Locks personal text under a key of the person it belongs to; with the key destroyed nobody can read it again. */
export interface Sealer {
  /** Throws SubjectErased when the person's key was destroyed. */
  seal(subject: string, context: SealContext, text: string): Promise<string>
  /** Asks for the keys of people once, for all their texts that are to be opened now. */
  openerFor(subjects: Iterable<string>): Promise<Opener>
  /** Destroys the person's key; everything sealed under it is gone, in the log and in every copy of it. */
  destroy(subject: string): Promise<void>
  /** Forgets what this process remembers of the person's key, so that it is asked for again. */
  forget(subject: string): void
}

/** Gives the text of one of those people, or ERASED_TEXT when it cannot be read any more. */
export type Opener = (text: string, context: SealContext) => string

/** Nothing may be written any more that belongs to somebody who was erased. */
export class SubjectErased extends Error {
  override name = 'SubjectErased'
}

const prefix = 'sealed:1:'

/** The form of a sealed text in the log: version, whose key, and the locked bytes. */
export function sealedText(subject: string, bytes: Buffer): string {
  return `${prefix}${subject}:${bytes.toString('base64url')}`
}

/** The parts of a sealed text; undefined for any other text. */
export function sealedParts(text: string): { subject: string; bytes: Buffer } | undefined {
  const end = text.lastIndexOf(':')
  return text.startsWith(prefix) && end > prefix.length
    ? { subject: text.slice(prefix.length, end), bytes: Buffer.from(text.slice(end + 1), 'base64url') }
    : undefined
}
