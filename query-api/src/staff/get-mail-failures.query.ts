import { canSeeStaffPages, type AskedOf, type MailFailures, type staffReads } from '@deals/events'
import { letterFailures, users } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import { defineQuery } from '../platform/pipeline.ts'
import { findMembers } from '../users/members.hydrator.ts'

/** GET /api/staff/mail-failures: letters that could not be sent for good. */
export const getMailFailures = defineQuery({
  reads: [letterFailures, users],
  mayAsk: canSeeStaffPages,
  find: async ({ readModels }, { page, limit }: AskedOf<typeof staffReads.getMailFailures>) => {
    const failures = readModels.collection(letterFailures)
    const [documents, total] = await Promise.all([
      failures.find({}, { sort: [['at', -1]], skip: (page - 1) * limit, limit }),
      failures.count({}),
    ])
    return { documents, total }
  },
  hydrate: async (asking, found) => ({
    ...found,
    members: await findMembers(
      asking,
      found.documents.map(({ userId }) => userId),
    ),
  }),
  present: (_asking, { documents, total, members }): MailFailures => ({
    total,
    failures: documents.map(({ at, userId, notificationId, channel, code }) => ({
      at: iso(at),
      notificationId,
      channel,
      code,
      to: members.get(userId)?.username ?? null,
    })),
  }),
})
