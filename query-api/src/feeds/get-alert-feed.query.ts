import { canRead, pagePaths, toMajorUnits, siteName, type AskedOf, type feedReads } from '@deals/events'
import {
  alertMatches,
  dealAlerts,
  posts,
  stores,
  users,
  siteSettings,
  type AlertMatchDoc,
  type DealAlertDoc,
  type PostDoc,
} from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import { defineQuery, everybodyMay } from '../platform/pipeline.ts'
import { notFound } from '../platform/refusals.ts'
import { postCards, type CardOf } from '../posts/post-cards.hydrator.ts'
import { factsOf, rssItem, toRss } from './rss.ts'

type Request = AskedOf<typeof feedReads.alertFeed>
interface Hydrated {
  matches: AlertMatchDoc[]
  alerts: ReadonlyMap<string, DealAlertDoc>
  about: ReadonlyMap<string, PostDoc>
  cardOf: CardOf
}

const feedLength = 50

/** GET /alerts/{key}/feed.xml: no session; whoever has the address reads what everybody may see of the posts. */
export const getAlertFeed = defineQuery({
  reads: [alertMatches, dealAlerts, posts, stores, users, siteSettings],
  find: async ({ readModels, feedKeys }, { key }: Request) => {
    const userId = await feedKeys.find(key)
    return userId === null
      ? notFound('Feed')
      : readModels
          .collection(alertMatches)
          .find({ userId, dismissed: false }, { sort: [['position', -1]], limit: feedLength })
  },
  hydrate: async (asking, matches) => {
    const { readModels } = asking
    const [alerts, about] = await Promise.all([
      readModels.collection(dealAlerts).many([...new Set(matches.map(({ alertId }) => alertId))]),
      readModels.collection(posts).many([...new Set(matches.map(({ postId }) => String(postId)))]),
    ])
    const seen = new Map([...about].filter(([, post]) => canRead(null, post)))
    return { matches, alerts, about: seen, cardOf: await postCards({ ...asking, viewer: null }, [...seen.values()]) }
  },
  permit: everybodyMay,
  present: ({ publicUrl }, hydrated, { key }) =>
    toRss({
      title: `Your deal alerts – ${siteName}`,
      link: `${publicUrl}${pagePaths.dealAlerts.to('matches')}`,
      self: `${publicUrl}/alerts/${key}/feed.xml`,
      about: 'What your deal alerts found',
      items: hydrated.matches.flatMap((match) => itemOf(match, hydrated, publicUrl) ?? []),
    }),
})

/** A match again at a lower price is an item of its own. */
function itemOf(match: AlertMatchDoc, { alerts, about, cardOf }: Hydrated, publicUrl: string): string | null {
  const { postId, alertId, matchedAt, price } = match
  const post = about.get(String(postId))
  const alert = alerts.get(alertId)
  if (post === undefined || alert === undefined) {
    return null
  }
  const card = cardOf(post)
  const found = price === undefined ? card : { ...card, price: toMajorUnits(price) }
  const link = `${publicUrl}${pagePaths.post.to(postId)}`
  return rssItem({
    title: card.title,
    link,
    guid: `${link}#${alertId}-${matchedAt}`,
    at: iso(matchedAt),
    categories: [card.categorySlug],
    creator: card.foundBy,
    about: [`${factsOf(found)} · ${alert.name}`, card.excerpt].filter((part) => part !== '').join('\n'),
  })
}
