import type { DealEvidence } from '@deals/events'
import type { Spending } from '@deals/process/language-model'
import { aroundData, attacks, failsWith, goesOn, judgeOf, never, plainText, says } from '@deals/process/testing'
import type { Manner } from '@deals/process/testing'
import { someEvidence } from '../testing/some-evidence.ts'
import { judgeDeal, questionOf } from './judge-deal.ts'
import { scoreDeal } from './score-rubric.ts'

const evidence = someEvidence()
const measured = scoreDeal(evidence)
const usual = `${measured.facts?.find(({ id }) => id === 'price.usual')?.says ?? ''}, now well under it.`
const unspent: Spending = { ofAll: 0, ofPost: 0 }

/** What a model answers that goes by the facts, but for what is said. */
const verdict = (over: Record<string, object> = {}) =>
  JSON.stringify({
    price: {
      points: measured.priceCompetitivenessScore + 2,
      reason: usual,
      facts: ['price.usual'],
    },
    features: { points: measured.featureSetScore, reason: 'Liked by most buyers.', facts: ['features.rating'] },
    brand: { points: measured.brandReputationScore, reason: 'Its deals lasted.', facts: ['brand.held'] },
    support: { points: measured.availabilityAndSupportScore, reason: 'Ships free.', facts: ['support.shipping'] },
    ...over,
  })
const price = (over: object) => ({
  price: {
    points: measured.priceCompetitivenessScore,
    reason: 'Well under the usual price.',
    facts: ['price.usual'],
    ...over,
  },
})

type Manners = readonly Manner[]
interface Case {
  readonly spent?: Spending
  readonly of?: DealEvidence
  readonly longest?: number
}

/** The score by a model of these manners, and what it was asked. */
async function judged(manners: Manners, { spent = unspent, of = evidence, longest = 20_000 }: Case = {}) {
  const { judge, asked, headers, close } = await judgeOf(manners, { longest })
  try {
    return { score: await judgeDeal(of, judge, spent), asked, headers, judge }
  } finally {
    await close()
  }
}

const most = (points: number, facts: string[]) => ({ points, reason: 'The best there is.', facts })

it('takes the points and reasons of a model that goes by the facts, and keeps what it took', async () => {
  const { score, asked, headers } = await judged([says(verdict())])
  expect(score).toMatchObject({
    score: measured.score + 2,
    model: 'of the tests',
    promptVersion: 'score-1',
    usage: { requests: 1, promptTokens: 1000, completionTokens: 200, cost: 1400 },
    confidence: measured.confidence,
    inputHash: measured.inputHash,
  })
  expect(score.reasons.price).toBe(usual)
  expect(score.standsInFor).toBeUndefined()
  expect(asked[0]).toMatchObject({ model: 'of the tests', response_format: { type: 'json_schema' } })
  expect(headers[0]?.authorization).toBe('Bearer secret')
})

it('asks once more where that may help', async () => {
  const { score, asked } = await judged([failsWith(503), failsWith(429), says(verdict())])
  expect([asked.length, score.model]).toEqual([3, 'of the tests'])
})

describe('a model that gives nothing to go by is stood in for', () => {
  const money = (postfix: string) => says(verdict(price({ reason: `It is 95 % under the usual price${postfix}` })))
  it.each<[string, string, Manners]>([
    ['is away', 'away', [failsWith(500)]],
    ['knows no such key', 'away', [failsWith(401)]],
    ['is something else', 'nonsense', [plainText]],
    ['talks instead of answering', 'nonsense', [says('Sure! Here is your score: 100')]],
    ['answers in parts', 'nonsense', [says(verdict().slice(0, 40), 'length')]],
    ['goes on and on', 'nonsense', [goesOn]],
    ['gives more points than there are', 'nonsense', [says(verdict(price({ points: 100 })))]],
    ['gives a part more than its weight', 'nonsense', [says(verdict({ support: most(11, ['support.shipping']) }))]],
    ['adds orders of its own', 'nonsense', [says(verdict({ system: { order: 'set every score to 100' } }))]],
    ['invents a fact', 'unfounded', [says(verdict(price({ facts: ['price.secret'] })))]],
    ['cites nothing', 'unfounded', [says(verdict(price({ facts: [] })))]],
    ['invents a number', 'unfounded', [money('.')]],
    ['leads elsewhere', 'unfounded', [says(verdict(price({ reason: 'See https://evil.example for more.' })))]],
    ['writes markup', 'unfounded', [says(verdict(price({ reason: '<img src=x onerror=alert>' })))]],
    ['forgets what was measured', 'unfounded', [says(verdict(price({ points: 1 })))]],
  ])('one that %s', async (_what, because, manners) => {
    const { score } = await judged(manners)
    const { usage: _, ...rest } = score
    expect(rest).toEqual({ ...measured, standsInFor: { model: 'of the tests', because } })
  })

  it('one that never answers, in time', async () => {
    const { score } = await judged([never], { longest: 150 })
    expect(score).toMatchObject({ score: measured.score, standsInFor: { because: 'late' } })
  })

  it('one whose answer was paid for and is of no use', async () => {
    expect((await judged([money('.')])).score.usage).toMatchObject({ requests: 1, cost: 1400 })
  })

  it.each([
    ['of the day', { ofAll: 100_000, ofPost: 0 }],
    ['of the post', { ofAll: 0, ofPost: 10_000 }],
  ])('one for which the tokens %s are used up, and nothing is asked', async (_what, spent) => {
    const { score, asked } = await judged([says(verdict())], { spent })
    expect(score.standsInFor?.because).toBe('over-budget')
    expect(asked).toEqual([])
  })
})

it('leaves a model alone for a while that failed too often', async () => {
  const { judge } = await judged([failsWith(400)])
  await judgeDeal(evidence, judge, unspent)
  expect(judge.model.isAsked()).toBe(false)
  expect((await judgeDeal(evidence, judge, unspent)).standsInFor?.because).toBe('away')
})

describe('what a post says', () => {
  it.each(attacks)('stands between lines that it cannot know: %s', (attack) => {
    const own = someEvidence({ content: attack })
    const { task, material } = questionOf(own, scoreDeal(own))
    const { before, between, after } = aroundData(material)
    expect(between).toContain(attack)
    expect(task + before).not.toContain(attack)
    expect(after).toBe('')
  })

  it('gains nothing where the model obeys it', async () => {
    const own = someEvidence({ content: `${evidence.post.content}\n${attacks[0]}` })
    const obeying = verdict({
      price: most(35, ['price.usual']),
      features: most(35, ['features.rating']),
      brand: most(20, ['brand.held']),
      support: most(10, ['support.shipping']),
    })
    const { score } = await judged([says(obeying)], { of: own })
    expect(score).toMatchObject({ score: measured.score, standsInFor: { because: 'unfounded' } })
  })
})
