import { pagePaths, type AskedOf, type ChangeView, type feedReads, type PostChange } from '@deals/events'
import type { Asking } from '../platform/ports.ts'
import { addressesOf, type Subject } from './feed-subjects.ts'
import { askedBesides } from './get-feed.query.ts'
import { amountOf, factsOf, rssItem, toRss } from './rss.ts'

const words: Readonly<Record<PostChange, string>> = {
  published: 'New',
  'price-changed': 'Price changed',
  edited: 'Edited',
  expired: 'Expired',
  renewed: 'Back again',
  merged: 'Merged into another post',
  scored: 'Scored',
}

function itemOf({ id, change, at, from, to, post }: ChangeView, publicUrl: string): string {
  const amount = (price: number | null | undefined) =>
    typeof price === 'number' ? amountOf(post.currency, price) : '–'
  const step = change === 'price-changed' ? `${amount(from)} → ${amount(to)}` : ''
  const link = `${publicUrl}${pagePaths.post.to(post.id)}`
  return rssItem({
    title: `${words[change]}: ${post.title}`,
    link,
    guid: `${link}#change-${id}`,
    at,
    categories: [change, post.categorySlug],
    about: [step, factsOf(post)].filter((part) => part !== '').join('\n'),
  })
}

interface About {
  subject: Subject
  request: AskedOf<typeof feedReads.siteChanges>
}

/** Changes as a feed whose items name the change first among their categories. */
export function changesAsRss(
  { publicUrl }: Asking,
  changes: readonly ChangeView[],
  { subject, request }: About,
): string {
  const asked = { ...askedBesides(request), changes: request.changes.join(',') }
  const { page, self } = addressesOf(subject, 'changes.xml', asked)
  return toRss({
    title: `Changes: ${subject.title}`,
    link: `${publicUrl}${page}`,
    self: `${publicUrl}${self}`,
    about: `What changed lately: ${subject.title}`,
    items: changes.map((change) => itemOf(change, publicUrl)),
  })
}
