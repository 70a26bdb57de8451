import { dayMs, streamOf, dayOf, type ModelAsked } from '@deals/events'
import { newUuid } from '@deals/events/platform'
import { askFor, isSpent, ModelFailed, type Judge } from '@deals/process/language-model'
import type { CommandContext } from '../context.ts'
import { appendAtEnd } from '../platform/decide-and-append.ts'
import { systemInvocation } from '../platform/invocation.ts'
import type { PageFacts } from '../platform/shop-pages/read-page.ts'
import { fillInPrompt } from './prompts/fill-in.v1.ts'
import { filledByModel, filledByRules, questionOf, type Filled } from './suggest-fields.ts'

/** With less time than this a model need not be asked. */
const shortestAnswer = 500

/** Fills the form from a page, within the time that is left: by the rules, and by the model where one is named. */
export async function fillIn(context: CommandContext, facts: PageFacts, left: number): Promise<Filled> {
  const { judge } = context
  if (judge === undefined || left < shortestAnswer) {
    return filledByRules(facts)
  }
  const { filled, asked } = await fillByModel({ ...context, judge }, facts, left)
  await note(context, asked)
  return filled
}

async function fillByModel(
  { judge, queries, clock, logger }: Pick<CommandContext, 'queries' | 'clock' | 'logger'> & { readonly judge: Judge },
  facts: PageFacts,
  left: number,
): Promise<{ filled: Filled; asked: ModelAsked }> {
  const asked = { model: judge.model.name, promptVersion: fillInPrompt.version }
  const until = performance.now() + left
  try {
    const spent = await queries.modelSpending({ day: dayOf(clock.now()), postId: null })
    if (spent === null) {
      throw new ModelFailed('away', 'nobody tells how many tokens are left')
    }
    if (isSpent(judge, spent)) {
      throw new ModelFailed('over-budget', 'the tokens of the day are used up')
    }
    const question = questionOf(facts)
    const asking = { question, read: (text: string) => filledByModel(text, facts) }
    const { found, usage } = await askFor(judge.model, { ...asking, longest: Math.max(1, until - performance.now()) })
    return { filled: found, asked: { ...asked, usage } }
  } catch (error) {
    // Whatever went wrong, a form can be filled in by hand.
    if (!(error instanceof ModelFailed)) {
      logger.error({ err: error }, 'a model could not be asked to fill in a form')
    }
    const { because: missed, usage } = error instanceof ModelFailed ? error : new ModelFailed('away', String(error))
    return { filled: filledByRules(facts), asked: { ...asked, missed, ...(usage.requests > 0 && { usage }) } }
  }
}

/** What was taken is kept; where that cannot be, the form is filled in nevertheless. */
async function note(context: CommandContext, asked: ModelAsked): Promise<void> {
  const day = Math.floor(context.clock.now() / dayMs)
  const by = systemInvocation('fill-in', { causationId: newUuid() })
  const events = [{ type: 'PageReadByModel' as const, data: { day, ...asked } }]
  try {
    await appendAtEnd(context, by, { stream: streamOf.models(day), events })
  } catch (error) {
    context.logger.error({ err: error }, 'what a model took for a form could not be noted')
  }
}
