import type { Doc } from './read-models.ts'

/** A stored document as the fold that wrote it sees it. */
export const parseDocument = <T extends object>(doc: Doc | null): T | null => doc as T | null

/** A fold's document as it is stored; what JSON cannot hold is found when its text is made. */
export const parseStorable = (doc: object): Doc => doc as Doc

/** The document that a stored text is. */
export const parseText = (text: string | null): Doc => JSON.parse(text ?? '{}') as Doc
