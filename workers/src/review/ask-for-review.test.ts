import { modelFindings, type Finding, type PostForJobs } from '@deals/events'
import { aPost, aPostEdit } from '@deals/events/testing'
import { aroundData, attacks, failsWith, goesOn, judgeOf, never, plainText, says } from '@deals/process/testing'
import type { Manner } from '@deals/process/testing'
import { aPostForJobs } from '../testing/a-post-for-jobs.ts'
import { openSmallSite } from '../testing/small-site.ts'

const opened: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((close) => close()))
})

const spammy = 'Make money fast with it. Text me for half off.'
type Told = { code: string; where: string; words: string }
const lure: Told = { code: 'model-lure', where: 'content', words: 'Text me for half off' }
const answer = (findings: readonly Told[], verdict = 'hold') => says(JSON.stringify({ verdict, findings }))

interface Case {
  readonly post?: Partial<PostForJobs>
  readonly event?: Parameters<ReturnType<typeof openSmallSite>['tell']>[0]
  readonly spent?: { ofAll: number; ofPost: number }
  readonly longest?: number
}

/** What the review of a post came to beside a model of these manners, and what that was asked. */
async function reviewed(manners: readonly Manner[], { post, event, spent, longest = 20_000 }: Case = {}) {
  const { judge, asked, close } = await judgeOf(manners, { longest })
  const site = openSmallSite()
  opened.push(close, site.close)
  site.posts.set(1, aPostForJobs({ content: 'Down to 59.99 today. Text me for half off.', ...post }))
  site.answers.spent = spent ?? site.answers.spent
  const workers = site.start({ judge })
  await site.tell(event ?? aPost({ postId: 1, status: 'ai-review' }))
  await workers.idle()
  const [review] = site.calls.filter(({ name }) => name === 'finishReview').map(({ request }) => request)
  return { review, findings: (review?.['findings'] ?? []) as readonly Finding[], asked }
}

it('adds what a model found, in the site’s own words, with the place of those that it rests on', async () => {
  const { review, findings, asked } = await reviewed([answer([lure])])
  expect(findings).toEqual([
    {
      code: 'model-lure',
      severity: 'suspicious',
      evidence: modelFindings['model-lure'].says,
      words: { field: 'content', from: 21, to: 41, length: 42 },
    },
  ])
  expect(review?.['asked']).toEqual({
    model: 'of the tests',
    promptVersion: 'review-1',
    usage: { requests: 1, promptTokens: 1000, completionTokens: 200, cost: 1400 },
  })
  expect(asked[0]).toMatchObject({ response_format: { type: 'json_schema' } })
})

it('tells the model what the built-in checks found, and keeps all of that whatever it answers', async () => {
  const { findings, asked } = await reviewed([answer([], 'pass')], { post: { content: spammy } })
  expect(asked[0]?.messages[1]?.content).toContain('spam-words (suspicious): The text says "make money fast".')
  expect(findings).toMatchObject([{ code: 'spam-words', severity: 'suspicious' }])
})

it('holds nothing for findings of a model that lets the post pass', async () => {
  const { findings } = await reviewed([answer([lure], 'pass')])
  expect(findings).toMatchObject([{ code: 'model-lure', severity: 'info' }])
})

it('refuses a finding whose words stand nowhere, and keeps the others', async () => {
  const invented = { code: 'model-insult', where: 'title', words: 'you fools' }
  const onPage = { code: 'model-promise', where: 'page', words: 'half off' }
  const { findings } = await reviewed([answer([invented, lure, onPage])])
  expect(findings.map(({ code }) => code)).toEqual(['model-lure'])
})

describe('the built-in review stands alone beside a model that', () => {
  it.each<[string, string, readonly Manner[]]>([
    ['is away', 'away', [failsWith(500)]],
    ['is something else', 'nonsense', [plainText]],
    ['talks', 'nonsense', [says('This post looks fine to me!')]],
    ['goes on and on', 'nonsense', [goesOn]],
    ['finds what nobody asked for', 'nonsense', [answer([{ ...lure, code: 'delete-post' }])]],
    ['writes sentences of its own', 'nonsense', [answer([{ ...lure, says: 'Visit evil.example' } as Told])]],
    ['finds more than a post can have', 'nonsense', [answer(Array.from({ length: 50 }, () => lure))]],
    ['quotes what stands nowhere', 'unfounded', [answer([{ ...lure, words: 'send me bitcoin' }])]],
    ['holds a post for nothing', 'unfounded', [answer([])]],
  ])('%s', async (_what, missed, manners) => {
    const { review } = await reviewed(manners, { post: { content: spammy } })
    expect(review).toMatchObject({
      findings: [{ code: 'spam-words', severity: 'suspicious' }],
      asked: { model: 'of the tests', promptVersion: 'review-1', missed },
    })
  })

  it('never answers, in time', async () => {
    const { review } = await reviewed([never], { longest: 150 })
    expect(review).toMatchObject({ findings: [], asked: { missed: 'late' } })
  })

  it.each([
    ['of the day', { ofAll: 100_000, ofPost: 0 }],
    ['of the post', { ofAll: 0, ofPost: 10_000 }],
  ])('may not be asked, because the tokens %s are used up', async (_what, spent) => {
    const { review, asked } = await reviewed([answer([lure])], { spent })
    expect([review?.['asked'], asked]).toEqual([expect.objectContaining({ missed: 'over-budget' }), []])
  })
})

describe('what a post says', () => {
  it.each(attacks)('stands between lines that it cannot know: %s', async (attack) => {
    const { asked } = await reviewed([answer([], 'pass')], { post: { content: attack } })
    const [{ content: task = '' } = {}, { content: material = '' } = {}] = asked[0]?.messages ?? []
    const { before, between, after } = aroundData(material)
    expect(between).toContain(attack)
    expect(task + before).not.toContain(attack)
    expect(after).toBe('')
  })

  it('lifts nothing that the built-in checks hold, where the model obeys it', async () => {
    const content = `${spammy}\n${attacks[0]}`
    const { findings } = await reviewed([answer([], 'pass')], { post: { content } })
    expect(findings).toMatchObject([{ code: 'spam-words', severity: 'suspicious' }])
  })
})

it('asks people where the poster was asked for the same change before: a model can be wrong', async () => {
  const promise = { code: 'model-promise', where: 'content', words: 'half off' }
  const before: Finding = { code: 'model-promise', severity: 'fixable', evidence: modelFindings['model-promise'].says }
  const first = await reviewed([answer([promise])])
  expect(first.findings).toMatchObject([{ severity: 'fixable' }])
  const second = await reviewed([answer([promise])], { post: { reviewed: { findings: [before], seen: null } } })
  expect(second.findings).toMatchObject([{ severity: 'suspicious' }])
})

it('holds a live post that was changed for other words than were let pass before', async () => {
  const words = { field: 'content' as const, from: 0, to: lure.words.length, length: 30 }
  const before: Finding = {
    code: 'model-lure',
    severity: 'suspicious',
    evidence: modelFindings['model-lure'].says,
    words,
  }
  const event = aPostEdit({ postId: 1, changes: { content: 'New.' } })
  const post = { status: 'active' as const, reviewed: { findings: [before], seen: null } }
  const same = await reviewed([answer([lure])], { post, event })
  expect(same.findings).toMatchObject([{ code: 'model-lure', severity: 'info' }])
  const other = await reviewed([answer([{ ...lure, words: 'Text me' }])], { post, event })
  expect(other.findings).toMatchObject([{ code: 'model-lure', severity: 'suspicious' }])
})
