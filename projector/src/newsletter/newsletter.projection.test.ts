import { stacy } from '@deals/events/testing'
import { folded } from '../testing/fold-history.ts'
import { tell } from '../testing/tell.ts'
import { newsletterProjection } from './newsletter.projection.ts'
import { newsletterIssues, newsletterPlan, newsletterPlanId } from './newsletter.read-models.ts'

const content = { introduction: 'Hello.', chosen: [7], removed: [8] }

it('what was planned holds until its issue goes out, which keeps it', async () => {
  const planned = tell('NewsletterPlanned', { weekday: 5, hour: 8, isPaused: false, ...content }, { by: stacy })
  const before = await folded(newsletterProjection, planned)
  expect(before.doc(newsletterPlan, newsletterPlanId)).toMatchObject({ version: 1, weekday: 5, ...content, last: null })
  const after = await folded(
    newsletterProjection,
    planned,
    tell('NewsletterIssued', { date: '2026-01-16', hour: 8, ...content }),
  )
  expect(after.doc(newsletterIssues, '2026-01-16')).toEqual({ date: '2026-01-16', hour: 8, ...content })
  expect(after.doc(newsletterPlan, newsletterPlanId)).toMatchObject({
    version: 2,
    weekday: 5,
    hour: 8,
    introduction: null,
    chosen: [],
    removed: [],
    last: { date: '2026-01-16', hour: 8 },
  })
})

it('the schedule is known since it was changed last, whatever else is planned', async () => {
  const plan = { weekday: 5, hour: 8, isPaused: false, ...content }
  const site = await folded(
    newsletterProjection,
    tell('NewsletterPlanned', plan, { by: stacy, at: 1_000 }),
    tell('NewsletterPlanned', { ...plan, introduction: null }, { by: stacy, at: 2_000 }),
  )
  expect(site.doc(newsletterPlan, newsletterPlanId)).toMatchObject({ version: 2, since: 1_000 })
})
