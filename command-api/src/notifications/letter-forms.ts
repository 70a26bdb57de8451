import { noticeWords, pagePaths } from '@deals/events'
import type { MailClaim } from '@deals/accounts'
import type { FormPage } from '../platform/page.ts'

export interface About {
  readonly theme: string | undefined
  /** Where the button sends to: the address of the link itself. */
  readonly action: string
}

const settings = {
  before: 'Only less of it?',
  text: 'Choose what we write to you',
  href: pagePaths.settings.to('notifications'),
}
const home = { before: 'Looking for a deal?', text: 'Browse deals', href: pagePaths.home.path }

/** What a link ends, as a person says it. */
function lettersOf(claim: MailClaim): string {
  switch (claim.does) {
    case 'stop-notices':
      return `letters about ${noticeWords[claim.type].letters}`
    case 'stop-digest':
      return 'the digest'
    case 'stop-newsletter':
    case 'unsubscribe':
    case 'confirm':
      return 'the newsletter'
  }
}

const page = ({ theme, action }: About, said: Pick<FormPage, 'title' | 'lead' | 'button' | 'link'>): FormPage => ({
  theme,
  action,
  fields: [],
  hidden: {},
  ...said,
})
const isOfMember = (claim: MailClaim) => 'userId' in claim

export function askingPage(about: About, claim: MailClaim): FormPage {
  return claim.does === 'confirm'
    ? page(about, {
        title: 'Confirm the newsletter',
        lead: 'Once a week: the deals that people liked best. Every letter has a link that ends it.',
        button: 'Yes, send it to me',
      })
    : page(about, {
        title: 'Unsubscribe',
        lead: `Do you want no more of this: ${lettersOf(claim)}?`,
        button: 'Unsubscribe',
        link: isOfMember(claim) ? settings : home,
      })
}

export function donePage(about: About, claim: MailClaim): FormPage {
  return claim.does === 'confirm'
    ? page(about, {
        title: 'You are subscribed',
        lead: 'Thank you. The next newsletter comes to you.',
        link: home,
      })
    : page(about, {
        title: 'You are unsubscribed',
        lead: `We do not send you ${lettersOf(claim)} any more.`,
        link: isOfMember(claim) ? settings : home,
      })
}

export const wornOut = (about: About): FormPage =>
  page(about, {
    title: 'This link does not work',
    lead: 'It is too old, or a part of it is missing. If it is about the newsletter, please ask for it again.',
    link: settings,
  })

export const problemPage = (about: About, problem: string): FormPage => ({
  ...page(about, { title: 'That did not work', button: 'Try again' }),
  problem,
})
