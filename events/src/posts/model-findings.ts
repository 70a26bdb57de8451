import type { Finding } from './posts.events.ts'

interface Known {
  readonly severity: Finding['severity']
  /** What people read of it: a model picks which of these is so and quotes words, and writes none itself. */
  readonly says: string
}

/** Everything that a language model may find in a post, and what comes of it. */
export const modelFindings = {
  'model-lure': {
    severity: 'suspicious',
    says: 'It seems to ask readers to pay, write or sign up somewhere else than at the shop.',
  },
  'model-insult': { severity: 'suspicious', says: 'It seems to insult or threaten somebody.' },
  'model-private': { severity: 'suspicious', says: 'It seems to tell something private about somebody.' },
  'model-advert': { severity: 'suspicious', says: 'It seems to praise a shop or a service instead of naming a deal.' },
  'model-sway': { severity: 'suspicious', says: 'It seems to speak to whoever checks the post, to sway the check.' },
  'model-other-product': {
    severity: 'fixable',
    says: 'It seems to speak of another product than the page does. Please correct the text or the link.',
  },
  'model-promise': {
    severity: 'fixable',
    says: 'It seems to promise what the page does not. Please say where that stands, or leave it out.',
  },
  'model-condition': { severity: 'info', says: 'A condition of the price seems to be told only in passing.' },
} as const satisfies Readonly<Record<string, Known>>
export type ModelFindingCode = keyof typeof modelFindings

export const isModelFinding = (code: string): code is ModelFindingCode => Object.hasOwn(modelFindings, code)

/** Texts that the words of a finding may stand in. */
export type QuotedTexts = Readonly<Record<NonNullable<Finding['words']>['field'], string>>

/** The words that a finding rests on, while their text is as long as it was: in another one others may stand at their place. */
export function quoteOf({ words }: Pick<Finding, 'words'>, texts: QuotedTexts): string | null {
  const text = words === undefined ? '' : texts[words.field]
  return words?.length === text.length ? text.slice(words.from, words.to) : null
}
