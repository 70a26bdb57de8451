import { siteName, noticeWords, type LetterContent, type NoticeForLetter } from '@deals/events'
import { causeIn, positionIn, textIn } from '../platform/job-payload.ts'
import type { Job, JobHandler } from '../platform/job-queue.ts'
import { settingsUrl, writeToMember } from '../platform/mail/write-to-member.ts'
import { whenRead, type WorkContext } from '../platform/work.ts'

/** A letter about one notification, unless its reader has seen it meanwhile. */
export function mailNoticeJob(context: WorkContext): JobHandler {
  return (job) => whenRead(() => mailNotice(context, job))
}

async function mailNotice(context: WorkContext, job: Job): Promise<void> {
  const [notificationId, userId] = [textIn(job, 'notificationId'), textIn(job, 'userId')]
  await writeToMember(context, job, {
    queue: 'mail',
    telling: { notificationId, userId, ...causeIn(job) },
    compose: async () => {
      const minPosition = positionIn(job, 'position')
      const notice = await context.queries.noticeFor({ notificationId, userId, minPosition })
      return notice === null ? null : noticeLetter(context, userId, notice)
    },
  })
}

function noticeLetter(context: WorkContext, userId: string, notice: NoticeForLetter): LetterContent {
  const { links, publicUrl } = context.letters
  const { type, message, url } = notice
  return {
    subject: message,
    heading: message,
    button: { text: `See it on ${siteName}`, url: `${publicUrl}${url}` },
    because: `your settings ask for letters about ${noticeWords[type].letters}`,
    settingsUrl: settingsUrl(context),
    unsubscribeUrl: links.urlFor({ does: 'stop-notices', userId, type }),
  }
}
