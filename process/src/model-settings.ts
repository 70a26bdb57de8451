import { WrongSetting, type Environment } from './settings.ts'
import { withoutSecrets } from './store-settings.ts'

/** A server that answers as OpenAI's does, and what it may take. */
export interface ModelServer {
  readonly url: string
  readonly model: string
  readonly apiKey: string | undefined
  /** Tokens, of questions and answers together. */
  readonly tokensPerDay: number
  readonly tokensPerPost: number
  /** Dollars for a million tokens of questions, and of answers. */
  readonly price: { readonly question: number; readonly answer: number }
}
export interface ModelSettings {
  readonly languageModel: ModelServer | undefined
}

const usualPerDay = 2_000_000
const usualPerPost = 20_000

/** Reads which language model judges beside the built-in rules, if any. Throws WrongSetting with one sentence. */
export function readModelSettings(environment: Environment): ModelSettings {
  const url = environment['LLM_URL'] || undefined
  if (url === undefined) {
    return { languageModel: undefined }
  }
  if (!URL.canParse(url) || !['http:', 'https:'].includes(new URL(url).protocol)) {
    throw new WrongSetting('LLM_URL', withoutSecrets(url), 'an address such as https://models.example/v1')
  }
  const model = environment['LLM_MODEL'] || undefined
  if (model === undefined) {
    throw new WrongSetting('LLM_MODEL', '', 'the name of a model, as the server of LLM_URL knows it')
  }
  return {
    languageModel: {
      url,
      model,
      apiKey: environment['LLM_API_KEY'] || undefined,
      tokensPerDay: readTokens(environment, 'LLM_TOKENS_PER_DAY', usualPerDay),
      tokensPerPost: readTokens(environment, 'LLM_TOKENS_PER_POST', usualPerPost),
      price: readPrice(environment),
    },
  }
}

function readTokens(environment: Environment, name: string, otherwise: number): number {
  const held = environment[name] || String(otherwise)
  if (!/^[1-9]\d{0,11}$/.test(held)) {
    throw new WrongSetting(name, held, 'a whole number of 1 or more')
  }
  return Number(held)
}

function readPrice(environment: Environment): ModelServer['price'] {
  const held = environment['LLM_PRICE'] || '0,0'
  const amounts = held.split(',').map((amount) => (/^\d{1,6}(\.\d{1,6})?$/.test(amount.trim()) ? Number(amount) : NaN))
  const [question, answer] = amounts
  if (amounts.length !== 2 || question === undefined || answer === undefined || amounts.some(Number.isNaN)) {
    throw new WrongSetting(
      'LLM_PRICE',
      held,
      'dollars for a million tokens of questions and of answers, such as 0.15,0.6',
    )
  }
  return { question, answer }
}
