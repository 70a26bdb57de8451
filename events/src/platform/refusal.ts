/** A rule's "no": a code for machines, and what a person needs to know. Refusals are values; only bugs are thrown. */
export interface Refusal<Code extends string = string> {
  readonly refused: Code
  /** One sentence for the person; left out where the code says it all. */
  readonly message?: string
  /** What is wrong with single fields of a form. */
  readonly fields?: Readonly<Record<string, string>>
}

export function refuse<const Code extends string>(
  code: Code,
  more: { message?: string; fields?: Readonly<Record<string, string>> } = {},
): Refusal<Code> {
  return { refused: code, ...more }
}

/** Tells a refusal from what a rule gives when it agrees. */
export function isRefusal<R extends Refusal = Refusal>(outcome: unknown): outcome is R {
  return typeof outcome === 'object' && outcome !== null && 'refused' in outcome
}
