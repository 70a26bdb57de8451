import {
  deliveryChannels,
  noticeTypeOfKind,
  type DeliveryChannel,
  type NoticesToSend,
  type NoticeRef,
} from '@deals/events'
import {
  dealAlerts,
  deliveries,
  deliveryId,
  inboxes,
  type DealAlertDoc,
  type Found,
  type NoticeDoc,
  type ReadModels,
} from '@deals/projector/read-models'
import { letterWishes } from '../preferences/letter-terms.hydrator.ts'
import { isSeen } from './member-notices.lookup.ts'

export type Notice = Found<NoticeDoc>
export const emailOf = (ref: NoticeRef): string => deliveryId({ ...ref, channel: 'email' })
const refOf = ({ _id, userId }: Notice): NoticeRef => ({ notificationId: _id, userId })

/** What of it its members want on a channel, have not seen, and were not sent yet; everything is read in one go. */
export async function unsent(readModels: ReadModels, notices: readonly Notice[]): Promise<NoticesToSend> {
  const users = [...new Set(notices.map(({ userId }) => userId))]
  const alertIds = notices.flatMap(({ alertId }) => alertId ?? [])
  const [wishesOf, seen, sent, alerts] = await Promise.all([
    letterWishes(readModels, users),
    readModels.collection(inboxes).many(users),
    readModels
      .collection(deliveries)
      .many(notices.flatMap((notice) => deliveryChannels.map((channel) => deliveryId({ ...refOf(notice), channel })))),
    readModels.collection(dealAlerts).many(alertIds),
  ])
  const isWanted = (notice: Notice, channel: DeliveryChannel) => {
    const { wants, mutes } = wishesOf(notice.userId)
    return (
      wants(noticeTypeOfKind[notice.kind], channel) && isForChannel(notice, alerts, channel) && !mutes(notice.onlyBy)
    )
  }
  const unseen = notices.filter((notice) => !isSeen(notice, seen.get(notice.userId) ?? null))
  const by = (channel: DeliveryChannel) =>
    unseen
      .filter((notice) => isWanted(notice, channel))
      .map(refOf)
      .filter((ref) => sent.get(deliveryId({ ...ref, channel }))?.state !== 'sent')
  return { letters: by('email'), pushes: by('push') }
}

/** Each alert says for itself where it tells; what it gathers for an hour or longer comes in a letter of its own. */
function isForChannel(
  { kind, alertId, startedAt }: Notice,
  alerts: ReadonlyMap<string, DealAlertDoc>,
  channel: DeliveryChannel,
): boolean {
  if (kind !== 'alert-match') {
    return true
  }
  // What several alerts found is told in one letter, and no alert asked for it on devices.
  return alertId === undefined
    ? channel === 'email'
    : startedAt === undefined && alerts.get(alertId)?.channels[channel] === true
}
