import { shorteners } from '@deals/events'

const words = (text: string): string[] => text.trim().split(/\s+/)

/** Hosts that hide where a link leads, and pages that hold nothing but links. */
export const hidingHosts: readonly string[] = [...shorteners, 'linktr.ee']

/** Services that pay for every click, or record whoever follows the link. */
export const blockedDomains: readonly string[] = words(`
  adfoc.us ouo.io linkvertise.com shrinkme.io exe.io bc.vc sh.st gestyy.com linkbucks.com clicksfly.com za.gl
  grabify.link iplogger.org iplogger.com 2no.co yip.su blasze.com`)

/** Parameters by which a shop pays whoever sent the buyer. */
export const referralParameters: ReadonlySet<string> = new Set(
  words(`
  tag ascsubtag aff affid aff_id affiliate affiliate_id afftrack irclickid irgwc clickid cjevent cjdata ranmid raneaid
  ransiteid awc sscid campid mkcid mkrid toolid wmlspartner subid sub_id u1 referral referrer refcode ref_code invite
  invite_code`),
)

/** What only those write who want something else than to share a deal. */
export const spamPhrases: readonly string[] = [
  'make money fast',
  'work from home and earn',
  'earn $$$',
  'double your bitcoin',
  'guaranteed profit',
  'click here to claim',
  'you have been selected',
  'send me a dm for',
  'dm me for',
  'whatsapp me',
  'contact me on telegram',
  'use my referral',
  'my referral link',
  'sign up with my link',
  'casino bonus',
  'no prescription',
  'replica rolex',
  'adult webcam',
]
