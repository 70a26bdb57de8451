import {
  dayMs,
  noticeTypeOfKind,
  numberOf,
  type AnsweredBy,
  type EventThatTold,
  type NoticeForLetter,
  type NoticeRef,
  type notificationQuestions,
} from '@deals/events'
import {
  dealAlerts,
  deliveries,
  inboxes,
  notifications,
  posts,
  preferences,
  type ReadModels,
} from '@deals/projector/read-models'
import { readAfter, type QuestionPorts } from '../platform/questions.ts'
import { viewerOf } from '../platform/viewer.ts'
import { letterWishes } from '../preferences/letter-terms.hydrator.ts'
import { findMembers } from '../users/members.hydrator.ts'
import { mayKnow } from './list-notifications.query.ts'
import { messageOf } from './notification-message.ts'
import { findInViews, findNotice, noticeViews } from './notice-views.ts'
import { emailOf, unsent, type Notice } from './unsent-notices.ts'

/** More than one event tells. */
const mostTold = 100
/** What is older when it is seen first was written after it happened: history, of which nobody writes now. */
const freshMs = dayMs
const reads = [...noticeViews, inboxes, preferences, deliveries, dealAlerts]

type Answers = AnsweredBy<typeof notificationQuestions>
type Answered = 'lettersOf' | 'noticesOf' | 'noticeFor' | 'milestonesAfter' | 'isSent'

/** What workers ask before they write to a member about something. */
export function mailAnswers(ports: QuestionPorts): Pick<Answers, Answered> {
  const { readModels, clock } = ports
  return {
    lettersOf: async ({ userId, ...read }) => {
      await readAfter(ports, [preferences], read)
      return (await letterWishes(readModels, [userId]))(userId).terms
    },
    noticesOf: async ({ events, ...read }) => {
      await readAfter(ports, reads, read)
      const told = await Promise.all(events.map((event) => begunBy(readModels, event)))
      const { letters, pushes } = await unsent(readModels, told.flat())
      return told.map((notices) => {
        const ids = new Set(notices.map(({ _id }) => _id))
        const isOwn = ({ notificationId }: NoticeRef) => ids.has(notificationId)
        return { letters: letters.filter(isOwn), pushes: pushes.filter(isOwn) }
      })
    },
    noticeFor: async ({ notificationId, userId, channel, ...read }) => {
      await readAfter(ports, reads, read)
      const notice = await findNotice(readModels, notificationId)
      if (notice?.userId !== userId) {
        return null
      }
      const { letters, pushes } = await unsent(readModels, [notice])
      return (channel === 'push' ? pushes : letters).length === 0 ? null : toLetter(ports, notice)
    },
    milestonesAfter: async ({ position, limit }) => {
      const [upTo, log] = [await readModels.position('notifications'), await readModels.logOf('notifications')]
      if (position === null) {
        return { notices: [], pushes: [], upTo, log }
      }
      const reached = { kind: 'votes-milestone', position: { $gt: position, $lte: upTo } }
      const found = await readModels.collection(notifications).find(reached, { sort: [['position', 1]], limit })
      const fresh = found.filter(({ createdAt }) => clock() - createdAt < freshMs)
      const last = found.length < limit ? upTo : (found.at(-1)?.position ?? upTo)
      const { letters, pushes } = await unsent(readModels, fresh)
      return { notices: letters, pushes, upTo: last, log }
    },
    isSent: async (ref) => (await readModels.collection(deliveries).get(emailOf(ref)))?.state === 'sent',
  }
}

/** Notices are named by the position of the event that began them; one that grew was told of when it began. */
function begunBy(
  readModels: ReadModels,
  { position, knownAs = String(numberOf(position)) }: EventThatTold,
): Promise<Notice[]> {
  const begun = { _id: { $gte: `${knownAs}-`, $lt: `${knownAs}.` } }
  return findInViews(readModels, () => begun, { sort: [], limit: mostTold })
}

/** The sentence that the member's own page shows. */
async function toLetter({ readModels, clock }: QuestionPorts, notice: Notice): Promise<NoticeForLetter> {
  const { userId, actorId, postId, alertId, kind, url } = notice
  const [members, post, alert] = await Promise.all([
    findMembers({ readModels }, [userId, ...(actorId === undefined ? [] : [actorId])]),
    postId === undefined ? null : readModels.collection(posts).get(String(postId)),
    alertId === undefined ? null : readModels.collection(dealAlerts).get(alertId),
  ])
  const reader = members.get(userId)
  const viewer = reader === undefined ? null : viewerOf(reader, clock())
  const message = messageOf(notice, {
    actor: members.nameOf(actorId ?? ''),
    title: post !== null && mayKnow(viewer, post) ? post.title : null,
    alert: alert?.name ?? null,
  })
  return { type: noticeTypeOfKind[kind], message, url }
}
