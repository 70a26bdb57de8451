import { readModelSettings } from './model-settings.ts'

const url = 'https://models.example/v1'
const named = { LLM_URL: url, LLM_MODEL: 'small' }

describe('the settings of a language model', () => {
  it('name none where no server is given', () => {
    expect(readModelSettings({ LLM_MODEL: 'small', LLM_URL: '' })).toEqual({ languageModel: undefined })
  })

  it('have budgets, and cost nothing unless a price is told', () => {
    expect(readModelSettings(named).languageModel).toEqual({
      url,
      model: 'small',
      apiKey: undefined,
      tokensPerDay: 2_000_000,
      tokensPerPost: 20_000,
      price: { question: 0, answer: 0 },
    })
  })

  it('are taken as they are given', () => {
    const given = { ...named, LLM_API_KEY: 'secret', LLM_TOKENS_PER_DAY: '10', LLM_PRICE: '0.15, 0.6' }
    expect(readModelSettings(given).languageModel).toMatchObject({
      apiKey: 'secret',
      tokensPerDay: 10,
      price: { question: 0.15, answer: 0.6 },
    })
  })

  it.each([
    [{ ...named, LLM_URL: 'models.example' }, 'LLM_URL is "models.example"; it takes an address such as'],
    [{ LLM_URL: url }, 'LLM_MODEL is ""; it takes the name of a model'],
    [{ ...named, LLM_TOKENS_PER_DAY: 'many' }, 'LLM_TOKENS_PER_DAY is "many"; it takes'],
    [{ ...named, LLM_PRICE: '1' }, 'LLM_PRICE is "1"; it takes dollars for a million tokens'],
  ])('are refused with one sentence: %j', (environment, sentence) => {
    expect(() => readModelSettings(environment)).toThrow(sentence)
  })
})
