import { postFormTexts } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { refuseField, type Refused } from '../platform/refusal.ts'
import { blockedHost } from '../platform/blocked-host.ts'
import { cleanUrl } from '../platform/url-key.ts'

/** The address that somebody names beside a post, clean, as links of deals are; or what is wrong with it. */
export async function readDealLink(
  context: Pick<CommandContext, 'queries' | 'imported'>,
  text: string,
): Promise<string | Refused> {
  const clean = cleanUrl(text)
  if (typeof clean === 'string') {
    return refuseField('link', clean === 'shortened' ? postFormTexts.shortened : postFormTexts.dealUrl)
  }
  const blocked = await blockedHost(context, clean.host)
  return blocked === null ? clean.url : refuseField('link', blocked.problem)
}
