import {
  canPlanNewsletter,
  lastSlot,
  letterAsHtml,
  letterAsText,
  newsletterLetter,
  nextSlot,
  serverPaths,
  type NewsletterView,
} from '@deals/events'
import {
  dayOf,
  memberDays,
  newsletterIssues,
  newsletterPlan,
  posts,
  preferences,
  type NewsletterIssueDoc,
  type NewsletterPlanDoc,
  type PostDoc,
} from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import { defineQuery } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { dealsForLetters, holdsAt } from '../posts/letter-deals.hydrator.ts'
import { dealsOfIssue } from './issue-deals.lookup.ts'
import { findNewsletterPlan } from './newsletter-plan.lookup.ts'

const mostIssues = 26

interface Found {
  readonly plan: NewsletterPlanDoc
  readonly deals: readonly PostDoc[]
  readonly issues: readonly NewsletterIssueDoc[]
}

/** GET /api/staff/newsletter: what is planned, the next issue as it would be sent now, and those that went out. */
export const getNewsletter = defineQuery({
  reads: [newsletterPlan, newsletterIssues, posts, preferences, memberDays],
  mayAsk: canPlanNewsletter,
  find: async ({ readModels, now, reached }) => {
    const plan = await findNewsletterPlan(readModels)
    const since = lastSlot(now, plan)
    const [deals, issues] = await Promise.all([
      dealsOfIssue({ readModels, now, reached, since, currency: null, chosen: plan.chosen, removed: plan.removed }),
      readModels.collection(newsletterIssues).find({}, { sort: [['date', -1]], limit: mostIssues }),
    ])
    return { plan, deals, issues }
  },
  hydrate: async (asking, found) => ({
    ...found,
    letter: await letterOf(asking, found),
    leftOut: await leftOutOf(asking, found),
    members: await asking.readModels.collection(preferences).count({ newsletter: true }),
    letters: await lettersPerDay(asking, found.issues),
  }),
  present: ({ now }, { plan, deals, issues, letter, leftOut, members, letters }): NewsletterView => ({
    version: plan.version,
    weekday: plan.weekday,
    hour: plan.hour,
    isPaused: plan.isPaused,
    introduction: plan.introduction,
    chosen: [...plan.chosen],
    removed: [...plan.removed],
    next: plan.isPaused ? null : iso(nextSlot(now, plan)),
    members,
    deals: deals.map(({ postId, title, votes }) => ({ postId, title, votes, isChosen: plan.chosen.includes(postId) })),
    leftOut: leftOut.map((post) => ({ postId: post.postId, title: post.title, isOver: !holdsAt(post, now) })),
    letter,
    issues: issues.map(({ date, hour, introduction }, at) => ({
      date,
      hour,
      introduction,
      letters: sumOf(letters, [dayIn(date), at === 0 ? Infinity : dayIn(issues[at - 1]?.date ?? date)]),
    })),
  }),
})

const dayIn = (date: string): number => dayOf(Date.parse(date))

/** As a reader gets it who is no member and chose no currency. */
async function letterOf({ readModels, publicUrl }: Asking, { plan, deals }: Found): Promise<NewsletterView['letter']> {
  const listed = await dealsForLetters(readModels, deals)
  const content = newsletterLetter(
    { introduction: plan.introduction, deals: listed },
    {
      publicUrl,
      unsubscribeUrl: `${publicUrl}${serverPaths.unsubscribe}`,
      because: 'you confirmed that you want the newsletter',
    },
  )
  return content === null
    ? null
    : {
        subject: content.subject,
        html: letterAsHtml(content, { publicUrl }),
        text: letterAsText(content, { publicUrl }),
      }
}

/** What staff left out, and what they chose although it does not hold. */
async function leftOutOf({ readModels, now }: Asking, { plan: { chosen, removed } }: Found): Promise<PostDoc[]> {
  const ids = [...removed, ...chosen]
  const found = await readModels.collection(posts).many(ids.map(String))
  return ids
    .flatMap((postId) => found.get(String(postId)) ?? [])
    .filter((post) => removed.includes(post.postId) || !holdsAt(post, now))
}

/** How many letters of newsletters left the site on each day since the first of these issues. */
async function lettersPerDay({ readModels }: Asking, issues: Found['issues']): Promise<ReadonlyMap<number, number>> {
  const first = issues.at(-1)
  return first === undefined
    ? new Map()
    : readModels.collection(memberDays).countPer('day', { fact: 'newsletters', day: { $gt: dayIn(first.date) - 1 } })
}

const sumOf = (counts: ReadonlyMap<number, number>, [from, until]: readonly [number, number]): number =>
  [...counts].reduce((sum, [day, count]) => (day >= from && day < until ? sum + count : sum), 0)
