import type { PostForJobs, RecordedOf } from '@deals/events'
import { aPost, aPostEdit } from '@deals/events/testing'
import { DoNotRetry } from '../platform/job-queue.ts'
import { aPostForJobs } from '../testing/a-post-for-jobs.ts'
import { smallSiteForEach } from '../testing/small-site.ts'

const site = smallSiteForEach()

const gone = {
  page: { outcome: 'gone' as const, address: 'https://north-audio.example/headphones', title: null },
  pictures: [],
}
const unknown = { price: null, currency: null, stock: null, rating: null }
type PostEditedChanges = RecordedOf<'PostEdited'>['data']['changes']
const submitted = aPost({ postId: 1, status: 'ai-review' })

/** What the review of a post found, after an event about it. */
async function reviewed(over: Partial<PostForJobs>, event: Parameters<typeof site.tell>[0] = submitted) {
  site.posts.set(1, aPostForJobs(over))
  const workers = site.start()
  await site.tell(event)
  await workers.idle()
  return site.calls.filter(({ name }) => name === 'finishReview').map(({ request }) => request)
}

it('looks behind the link and at the pictures, and keeps what it saw', async () => {
  site.answers.inspection = { ...gone, page: { ...gone.page, ...unknown } }
  expect(await reviewed({})).toMatchObject([
    { findings: [{ code: 'page-gone', severity: 'fixable' }], seen: site.answers.inspection },
  ])
})

it('goes by the words alone where nobody can look', async () => {
  site.posts.set(1, aPostForJobs())
  const workers = site.start({
    commands: {
      inspectPost: async () => {
        throw new DoNotRetry('there is no such call')
      },
    },
  })
  await site.tell(submitted)
  await workers.idle()
  expect(site.calls[0]).toMatchObject({ name: 'finishReview', request: { findings: [] } })
})

describe('the first posts of a new member', () => {
  const two = { 'review.first': 2 }
  it.each([
    ['usually', {}, { authorTrust: 0, authorPublished: 0 }, []],
    ['while they are fewer than staff set', two, { authorTrust: 0, authorPublished: 1 }, ['newcomer']],
    ['no longer than that', two, { authorTrust: 0, authorPublished: 2 }, []],
    ['of nobody else', two, { authorTrust: 1, authorPublished: 0 }, []],
  ] as const)('wait for a moderator: %s', async (...[, settings, author, codes]) => {
    site.answers.settings = settings
    const [asked] = await reviewed(author)
    const { findings } = asked as { findings: { code: string; severity: string }[] }
    expect(findings.map(({ code, severity }) => [code, severity])).toEqual(codes.map((code) => [code, 'suspicious']))
  })
})

describe('a live post that was changed', () => {
  const status = 'active' as const

  it('is reviewed anew, and looked at where the edit changed what there is to see', async () => {
    site.answers.inspection = { ...gone, page: { ...gone.page, ...unknown } }
    const edit = aPostEdit({ postId: 1, changes: { dealUrl: 'https://north-audio.example/other' } })
    expect(await reviewed({ status }, edit)).toMatchObject([{ isAnew: true, findings: [{ code: 'page-gone' }] }])
  })

  it.each<[string, PostEditedChanges]>([
    ['an end that comes sooner', { expiresAt: 5 }],
    ['another kind of availability', { availability: 'in-store' }],
  ])('is looked at again for %s', async (_what, changes) => {
    site.answers.inspection = { ...gone, page: { ...gone.page, ...unknown } }
    const edit = aPostEdit({ postId: 1, changes, material: true })
    expect(await reviewed({ status }, edit)).toMatchObject([{ isAnew: true, findings: [{ code: 'page-gone' }] }])
  })

  it('is not looked at again for its words', async () => {
    site.answers.inspection = { ...gone, page: { ...gone.page, ...unknown } }
    const edit = aPostEdit({ postId: 1, changes: { content: 'Make money fast with it.' } })
    expect(await reviewed({ status, content: 'Make money fast with it.' }, edit)).toMatchObject([
      { isAnew: true, findings: [{ code: 'spam-words', severity: 'suspicious' }] },
    ])
  })

  it('is not held again for what was found before and let pass', async () => {
    const content = 'Make money fast with it.'
    const findings = [
      { code: 'spam-words', severity: 'suspicious' as const, evidence: 'The text says "make money fast".' },
    ]
    const edit = aPostEdit({ postId: 1, changes: { content } })
    expect(await reviewed({ status, content, reviewed: { findings, seen: null } }, edit)).toMatchObject([
      { findings: [{ code: 'spam-words', severity: 'info' }] },
    ])
  })

  it.each([
    ['its end was put off', aPostEdit({ postId: 1, changes: { expiresAt: 5 }, material: false }), status],
    ['it is over by now', aPostEdit({ postId: 1, changes: { content: 'New.' } }), 'expired' as const],
  ])('is left alone when %s', async (_why, edit, now) => {
    expect(await reviewed({ status: now }, edit)).toEqual([])
  })
})
