import type { GivingOptions } from '../platform/give-jobs.ts'
import type { WorkContext } from '../platform/work.ts'

/** Where nobody has a webhook nobody looks for those who follow a change; that is asked once for many events. */
export function whereFollowed({ commands }: Pick<WorkContext, 'commands'>): NonNullable<GivingOptions['sift']> {
  return async (jobs) => {
    const others = jobs.filter(({ queue }) => queue !== 'find-webhooks')
    // Where it cannot be asked there may be one, and other jobs need not wait for the answer.
    const isFollowed = others.length < jobs.length && (await commands.hasWebhooks({}).catch(() => true))
    return isFollowed ? jobs : others
  }
}
