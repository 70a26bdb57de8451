import type * as openai from 'openai'
import type { ModelServer } from '../model-settings.ts'
import { limitedFetch } from './limited-fetch.ts'
import { ModelFailed, type LanguageModel, type Usage } from './language-model.ts'

type Library = typeof openai

/** Any server that speaks as OpenAI's does. The library is loaded where a server is named, and only there. */
export async function openOpenAiModel(server: ModelServer): Promise<LanguageModel> {
  const library = await import('openai')
  const client = new library.OpenAI({
    baseURL: server.url,
    // Servers of one's own often want none, but the library does.
    apiKey: server.apiKey ?? 'none',
    maxRetries: 0,
    fetch: limitedFetch,
  })
  return {
    name: server.model,
    async ask({ task, material, form, mostTokens }, signal) {
      try {
        const answer = await client.chat.completions.create(
          {
            model: server.model,
            messages: [
              { role: 'system', content: task },
              { role: 'user', content: material },
            ],
            response_format: { type: 'json_schema', json_schema: { ...form, strict: true } },
            max_tokens: mostTokens,
            temperature: 0,
          },
          { signal },
        )
        return { text: textIn(answer), usage: usageOf(answer, server) }
      } catch (error) {
        throw failureOf(error, library)
      }
    },
  }
}

/** What a server answers is as it likes, whatever the library's types say. */
function textIn(answer: unknown): string {
  const choices = fieldOf(answer, 'choices')
  const first: unknown = Array.isArray(choices) ? choices[0] : undefined
  const text = fieldOf(fieldOf(first, 'message'), 'content')
  if (typeof text !== 'string' || fieldOf(first, 'finish_reason') === 'length') {
    throw new ModelFailed('nonsense', 'the model gave no whole answer')
  }
  return text
}

const fieldOf = (thing: unknown, name: string): unknown =>
  typeof thing === 'object' && thing !== null ? Reflect.get(thing, name) : undefined

function usageOf(answer: unknown, { price }: ModelServer): Usage {
  const usage = fieldOf(answer, 'usage')
  const count = (name: string) => {
    const told = fieldOf(usage, name)
    return typeof told === 'number' && Number.isFinite(told) ? Math.max(0, Math.round(told)) : 0
  }
  const [promptTokens, completionTokens] = [count('prompt_tokens'), count('completion_tokens')]
  // Dollars for a million tokens are millionths of a dollar for each.
  const cost = Math.round(promptTokens * price.question + completionTokens * price.answer)
  return { requests: 1, promptTokens, completionTokens, cost }
}

const tooManyRequests = 429
const firstServerError = 500

function failureOf(error: unknown, library: Library): ModelFailed {
  // The library wraps what its fetch throws.
  const inner = error instanceof Error ? error.cause : undefined
  const own = [error, inner].find((one) => one instanceof ModelFailed)
  if (own !== undefined) {
    return own
  }
  if (error instanceof library.APIUserAbortError || error instanceof library.APIConnectionTimeoutError) {
    return new ModelFailed('late', 'the model took too long')
  }
  if (error instanceof library.APIError) {
    const status: unknown = error.status
    const isPassing = typeof status !== 'number' || status === tooManyRequests || status >= firstServerError
    return new ModelFailed('away', `the model cannot be asked: ${error.message}`, { isPassing })
  }
  return new ModelFailed('nonsense', 'the answer of the model cannot be read')
}
