import { z } from 'zod'
import { ModelFailed } from './language-model.ts'

/** The form of an answer: what a model is told of it, and how an answer is read. */
export interface AnswerForm<Read> {
  readonly schema: Record<string, unknown>
  /** Fails with ModelFailed where the answer is in another form. */
  read(text: string): Read
}

export function answerForm<Form extends z.ZodType>(form: Form): AnswerForm<z.infer<Form>> {
  return {
    schema: z.toJSONSchema(form),
    read(text) {
      try {
        return form.parse(JSON.parse(text))
      } catch {
        throw new ModelFailed('nonsense', 'the answer of the model is not in the form that was asked for')
      }
    },
  }
}
