import { mailboxOf } from '@deals/accounts'
import type { NoticeRef, NoticesToSend } from '@deals/events'
import type { WorkContext } from '../platform/work.ts'

/**
 * Of notices those whose members have an address or a device for them. Most have no device, and a job for each notice
 * would only find that out.
 */
export async function reachable(
  { letters: { accounts, push } }: Pick<WorkContext, 'letters'>,
  { letters, pushes }: NoticesToSend,
): Promise<NoticesToSend> {
  const hasAddress = async (userId: string) => mailboxOf(await accounts.byId(userId)) !== null
  const hasDevice = async (userId: string) => (await push.devices.list(userId)).length > 0
  return { letters: await whose(letters, hasAddress), pushes: await whose(pushes, hasDevice) }
}

async function whose(notices: readonly NoticeRef[], isSo: (userId: string) => Promise<boolean>): Promise<NoticeRef[]> {
  const answers = await Promise.all(notices.map(({ userId }) => isSo(userId)))
  return notices.filter((_notice, at) => answers[at] === true)
}
