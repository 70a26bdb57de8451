import { randomBytes } from 'node:crypto'
import { dayOf, isModelFinding, type Finding, type Inspection, type ModelAsked, type PostForJobs } from '@deals/events'
import { asData, askFor, isSpent, ModelFailed, type Question } from '@deals/process/language-model'
import { money } from '../platform/share.ts'
import type { WorkContext } from '../platform/work.ts'
import { findingsIn, reviewOfPost, type Texts } from './model-findings.ts'
import { reviewPrompt } from './prompts/review.v1.ts'

/** What the built-in checks know of a post. */
export interface Checked {
  readonly post: PostForJobs
  readonly seen: Inspection | undefined
  readonly findings: readonly Finding[]
}
/** What the model adds; nothing is asked where none is named. */
export interface Added {
  readonly findings: readonly Finding[]
  readonly asked?: ModelAsked
}

/** Posters wait for it: a model that takes longer is not waited for. */
const longestReview = 8_000
const longestText = 4_000
const longestAnswer = 700

/** Asks the model for what the built-in checks cannot see. Whatever goes wrong, they stand alone. */
export async function askForReview({ judge, queries, clock }: WorkContext, checked: Checked): Promise<Added> {
  if (judge === undefined) {
    return { findings: [] }
  }
  const { post } = checked
  const asked = { model: judge.model.name, promptVersion: reviewPrompt.version }
  const spent = await queries.modelSpending({ day: dayOf(clock.now()), postId: post.postId })
  if (isSpent(judge, spent)) {
    return { findings: [], asked: { ...asked, missed: 'over-budget' } }
  }
  const texts = textsOf(checked)
  const asking = { question: questionOf(checked), read: (text: string) => findingsIn(text, texts) }
  try {
    const { found, usage } = await askFor(judge.model, { ...asking, longest: longestReview })
    return { findings: found.map((finding) => forPeople(finding, post)), asked: { ...asked, usage } }
  } catch (error) {
    if (!(error instanceof ModelFailed)) {
      throw error
    }
    const { because: missed, usage } = error
    return { findings: [], asked: { ...asked, missed, ...(usage.requests > 0 && { usage }) } }
  }
}

/** A model can be wrong: whom it asks twice for the same change is asked by people from then on. */
function forPeople(finding: Finding, { reviewed }: PostForJobs): Finding {
  const isAskedAgain = reviewed?.findings.some(({ code, severity }) => code === finding.code && severity === 'fixable')
  return isAskedAgain === true && finding.severity === 'fixable' ? { ...finding, severity: 'suspicious' } : finding
}

const textsOf = ({ post: { title, content }, seen }: Checked): Texts => ({
  title,
  content,
  page: seen?.page?.title ?? '',
})

export function questionOf(checked: Checked): Question {
  const { title, content, page } = textsOf(checked)
  const facts = checked.findings.filter(({ code }) => !isModelFinding(code))
  return {
    task: reviewPrompt.text,
    material: [
      'Built-in checks found:',
      ...facts.map(({ code, severity, evidence }) => `${code} (${severity}): ${evidence}`),
      `The post: ${priceOf(checked.post)}. The page: ${pageOf(checked.seen)}.`,
      // Nobody who wrote any of it can know these lines.
      ...asData(
        randomBytes(8).toString('hex'),
        [`title: ${title}`, `page: ${page}`, 'content:', content.slice(0, longestText)].join('\n'),
      ),
    ].join('\n'),
    form: { name: 'post_review', schema: reviewOfPost.schema },
    mostTokens: longestAnswer,
  }
}

const priceOf = ({ price, currency }: Pick<PostForJobs, 'price' | 'currency'>): string =>
  price === null ? 'no price' : `${money(price)} ${currency}`

function pageOf(seen: Inspection | undefined): string {
  const page = seen?.page ?? null
  if (page === null || page.outcome !== 'read') {
    return page === null ? 'not looked at' : page.outcome
  }
  const price = page.price === null ? 'no price' : `${money(page.price)} ${page.currency ?? ''}`.trim()
  return `${price}, ${page.stock ?? 'stock not told'}`
}
