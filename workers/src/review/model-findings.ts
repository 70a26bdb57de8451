import { z } from 'zod'
import { isModelFinding, modelFindings, type Finding } from '@deals/events'
import { answerForm, ModelFailed } from '@deals/process/language-model'

const codes = Object.keys(modelFindings).filter(isModelFinding)
const mostFindings = 6
/** Fewer letters stand somewhere in every text. */
const fewestLetters = 3
const longestQuote = 300

/** What a model is asked for. It picks and quotes; the sentences that people read are the site's own. */
export const reviewOfPost = answerForm(
  z.strictObject({
    verdict: z.enum(['pass', 'hold']),
    findings: z
      .array(
        z.strictObject({
          code: z.enum(codes),
          where: z.enum(['title', 'content', 'page']),
          words: z.string().min(fewestLetters).max(longestQuote),
        }),
      )
      .max(mostFindings),
  }),
)

/** What a model may quote. */
export interface Texts {
  readonly title: string
  readonly content: string
  /** The title of the page; empty where nobody could read it. */
  readonly page: string
}

/** The findings of a model's answer whose words stand where it says; without one, nothing is held. */
export function findingsIn(text: string, texts: Texts): Finding[] {
  const { verdict, findings } = reviewOfPost.read(text)
  const founded = findings.flatMap(({ code, where, words }) => {
    const place = placeOf(words, texts[where])
    const { severity, says } = modelFindings[code]
    const weighs = verdict === 'hold' ? severity : 'info'
    return place === null
      ? []
      : [{ code, severity: weighs, evidence: says, words: { field: where, ...place } } satisfies Finding]
  })
  if (founded.length === 0 && (verdict === 'hold' || findings.length > 0)) {
    throw new ModelFailed('unfounded', 'the model quotes no words that stand in the post or on its page')
  }
  return founded.filter(({ code }, at) => founded.findIndex((other) => other.code === code) === at)
}

function placeOf(quote: string, text: string) {
  const words = quote.trim()
  const from = text.indexOf(words)
  return words.length < fewestLetters || from < 0 ? null : { from, to: from + words.length, length: text.length }
}
