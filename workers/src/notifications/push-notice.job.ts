import { isOpen, noticeWords } from '@deals/events'
import { newUuid } from '@deals/events/platform'
import { causeIn, positionIn, textIn } from '../platform/job-payload.ts'
import { TryLater, type Job, type JobHandler } from '../platform/job-queue.ts'
import { afterQuietHours } from '../platform/quiet-hours.ts'
import { whenRead, type WorkContext } from '../platform/work.ts'

const firstPause = 5_000
const longestPause = 30 * 60_000

/** A notice on the devices of a member, unless they have seen it meanwhile. */
export function pushNoticeJob(context: WorkContext): JobHandler {
  return (job) => whenRead(() => pushNotice(context, job))
}

async function pushNotice(context: WorkContext, job: Job): Promise<void> {
  const { queries, letters } = context
  const ref = { notificationId: textIn(job, 'notificationId'), userId: textIn(job, 'userId') }
  const devices = await letters.push.devices.list(ref.userId)
  if (devices.length === 0 || !isOpen(await queries.siteSettings({}), 'push')) {
    return
  }
  const terms = await queries.lettersOf({ userId: ref.userId })
  if (await afterQuietHours(context, job, { queue: 'push', name: `push-${ref.notificationId}`, terms })) {
    return
  }
  const notice = await queries.noticeFor({ ...ref, channel: 'push', minPosition: positionIn(job, 'position') })
  if (notice === null) {
    return
  }
  const { type, message: body, url: path } = notice
  // What several alerts of a member say of one post shows as one.
  const tag = type === 'alerts' ? `alerts-${ref.userId}-${path}` : ref.notificationId
  const shown = { title: noticeWords[type].label, body, path, tag }
  const outcomes = await Promise.all(
    devices.map(async (device) => {
      const outcome = await letters.push.send(device, shown)
      await (outcome === 'gone' ? letters.push.devices.drop(ref.userId, device.sessionId) : undefined)
      return outcome
    }),
  )
  const record = (outcome: { providerRef: string } | { code: string }) =>
    context.commands.recordDelivery({ causationId: newUuid(), ...causeIn(job), ...ref, channel: 'push', outcome })
  // A service that was away kept one device from it; the others would be told twice.
  if (outcomes.includes('taken')) {
    await record({ providerRef: `${outcomes.filter((outcome) => outcome === 'taken').length} devices` })
  } else if (outcomes.includes('away')) {
    const afterMs = Math.min(longestPause, firstPause * 2 ** (job.tries - 1))
    throw new TryLater({ afterMs, because: 'no push service took the notice' })
  } else {
    await record({ code: outcomes.includes('refused') ? 'refused' : 'gone' })
  }
}
