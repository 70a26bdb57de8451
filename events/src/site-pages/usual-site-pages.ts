import type { SitePage } from './site-pages.ts'

/** Since when the usual texts are these. */
export const usualSince = '2026-11-20T00:00:00.000Z'

/** What the pages say where staff wrote nothing else: version 1 of each, as markdown. */
export const usualSitePages: Readonly<Record<SitePage, string>> = {
  privacy: `
We keep what the site needs to work, tell you what that is, and sell none of it.

# What we keep

- Your account: username, e-mail if you gave one, and a fingerprint of your password that cannot be read back.
- What you write and do: posts, comments, votes, bookmarks, reports and settings.
- When you were here and which posts you opened, so that the site can say what is new to you and which comments you have not read, 30 days back at most. Nobody else sees it, and what you open is not kept while recommendations are off in your [settings](/account/settings/feed).
- Your sessions, so that you can see and end them.
- When, from which address and with which browser somebody signed in to your account or tried to, for 90 days, so that you see whether it was you.
- Fingerprints of the devices and addresses on which you signed in, which cannot be read back, until 90 days after the last time: by them the people who run the site see when several accounts may be one person's.

# Cookies

One cookie keeps you signed in, and one knows the device again on which you did. A few small ones remember your theme, layout and currency, which notes you put away, for an hour that you have just joined, and for half a minute how far the site has come with what you just did. There are no cookies of advertisers and no trackers.

# On your device

Your browser keeps the last pages that you looked at, so that you can read them without a network: for a week at most, and none of your account, your settings or your work for the site. They go when you sign out or in. Where you switch push notices on, we keep the address that your browser gives us for them, until you switch them off or sign out there; what they say is sealed, so that the service of your browser carries it and cannot read it. Votes and bookmarks that you press without a network wait there for ten minutes.

# Who sees what

Your posts, comments and profile are public. Who voted for what, your bookmarks and your reports are not; moderators see reports without the names of those who sent them where that is enough. Which accounts share a device or an address is told to super users and owners alone.

# Your rights

In your [settings](/account/settings/general) you can take all of it with you as one file, and you can erase your account. Personal text is kept under a key of your own; erasing destroys that key, so the text can no longer be read anywhere. Backups of the site lose the key about 30 days later.

# Questions

Write to us under [Contact](/contact), topic Privacy.
`.trim(),
  terms: `
Be honest about deals and decent to people. The rest follows from that.

# Posting

- Post deals that you would take yourself, with the price that others will really pay.
- Say so if you work for the store, own it or are paid by it.
- Do not post the same deal twice, invite links that pay you, or anything unlawful.

# Voting and commenting

- One person, one account, one vote.
- Criticise deals, not people.

# What moderators may do

Moderators may edit, hold back, expire or remove posts and comments, and may stop somebody from posting for a time. They give a reason, and what they do stays in the post’s history.

# What we do not promise

Prices change and stock runs out. We show what members found; the contract is between you and the store. Scores are estimates.

# Your words

What you write stays yours. You let the site show it. You can leave at any time; see the [Privacy Policy](/privacy-policy).
`.trim(),
  about: `
Dealstream is a place where people show each other what is worth its price.

# How it works

Members post deals, sales and questions. Others vote, comment and say whether a deal still holds. The newest and best liked stand on top of the [home page](/).

# What you can trust

- Nobody can buy a place in the feed. The order comes from votes, time and price alone; what staff put first for a while says “Featured”.
- Every post keeps its history: what was changed, when, and in which role.
- Whoever works for a store must say so, and does not vote on its deals.
- The score of a deal is an estimate from price, features, brand and support. Votes do not enter it.

# Who decides

Moderators look at what members report and say why they act. If you think they were wrong, write to us under [Contact](/contact), topic Appeal.
`.trim(),
}
