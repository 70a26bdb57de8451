import { anAnnouncement, firstTime, stacy, sue } from '@deals/events/testing'
import { folded } from '../testing/fold-history.ts'
import { tell } from '../testing/tell.ts'
import { announcementsProjection } from './announcements.projection.ts'
import { announcements, type AnnouncementDoc } from './announcements.read-models.ts'

const after = async (...later: ReturnType<typeof tell>[]) =>
  (await folded(announcementsProjection, anAnnouncement({}, { by: stacy }), ...later)).doc<AnnouncementDoc>(
    announcements,
    '1',
  )

it('an announcement is what it was changed to last, and each change is kept with who made it', async () => {
  const change = tell(
    'AnnouncementChanged',
    { announcementId: 1, changes: { audience: 'team', link: null } },
    { by: sue },
  )
  expect(await after(change)).toMatchObject({
    version: 1,
    text: 'New: alerts for whole stores',
    audience: 'team',
    link: null,
    changes: [
      { kind: 'made', fields: [], actorId: stacy, by: 'staff' },
      {
        kind: 'changed',
        actorId: sue,
        by: 'superUser',
        fields: [
          { name: 'link', from: '/deal-alerts', to: null },
          { name: 'audience', from: 'everybody', to: 'team' },
        ],
      },
    ],
  })
})

it('one that was taken away ends then', async () => {
  const endedAt = firstTime + 1000
  expect(await after(tell('AnnouncementEnded', { announcementId: 1, endedAt }, { by: stacy }))).toMatchObject({
    endsAt: endedAt,
    version: 1,
    changes: [{}, { kind: 'ended', fields: [{ name: 'endsAt', to: endedAt }] }],
  })
})

it('what is said of none changes nothing', async () => {
  const one = await folded(
    announcementsProjection,
    tell('AnnouncementChanged', { announcementId: 7, changes: { text: 'Hello' } }),
  )
  expect(one.all(announcements)).toEqual([])
})
