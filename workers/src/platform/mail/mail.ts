/** A letter to one person. */
export interface Letter {
  /** Names what it tells; a letter that is sent again carries the same Message-ID. */
  readonly id: string
  /** The address of the reader. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Where one POST ends letters of this kind (RFC 8058). */
  readonly unsubscribeUrl?: string
}
/** What whoever took the letter calls it. */
export interface Sent {
  readonly providerRef: string
}

/** The way of letters out of the site. */
export interface Mail {
  /** Resolves once somebody else answers for the letter. Throws LetterRefused or MailAway. */
  send(letter: Letter): Promise<Sent>
  /** Removes what still lies here of letters to these addresses. */
  forget(addresses: readonly string[]): Promise<void>
  /** Finishes what is under way. */
  close(): Promise<void>
}

export const refusalCodes = ['bad-address', 'recipient-refused', 'letter-refused'] as const
export type RefusalCode = (typeof refusalCodes)[number]

/** This letter is never taken: sending it again would bring the same answer. */
export class LetterRefused extends Error {
  override name = 'LetterRefused'
  readonly code: RefusalCode
  constructor(code: RefusalCode, because: string) {
    super(because)
    this.code = code
  }
}
/** No letter leaves now, whoever it is for; it may be tried again. */
export class MailAway extends Error {
  override name = 'MailAway'
}
