import { announcementCalls, announcementReads } from './announcements/announcements.calls.ts'
import { bookmarkCalls, bookmarkReads } from './bookmarks/bookmarks.calls.ts'
import { categoryCalls, categoryReads } from './categories/categories.calls.ts'
import { commentCalls, commentReads } from './comments/comments.calls.ts'
import { couponCalls, couponReads } from './coupons/coupons.calls.ts'
import { dealAlertCalls, dealAlertReads } from './deal-alerts/deal-alerts.calls.ts'
import { dealScoreCalls, dealScoreReads } from './deal-scores/deal-scores.calls.ts'
import { featuredCalls, featuredReads } from './featured/featured.calls.ts'
import { frontPageReads } from './front-pages/front-pages.calls.ts'
import { feedReads } from './feeds/feeds.calls.ts'
import { liveReads } from './live/live.calls.ts'
import { historyReads } from './history/history.calls.ts'
import { moderationCalls, moderationReads } from './moderation/moderation.calls.ts'
import { newsletterCalls, newsletterReads } from './newsletter/newsletter.calls.ts'
import { notificationCalls, notificationReads } from './notifications/notifications.calls.ts'
import { postCalls, postReads } from './posts/posts.calls.ts'
import { suggestionCalls, suggestionReads } from './posts/suggestions.calls.ts'
import { preferenceCalls, preferenceReads } from './preferences/preferences.calls.ts'
import { productCalls, productReads } from './products/products.calls.ts'
import { recommendationCalls } from './recommendations/recommendations.calls.ts'
import { sitePageCalls, sitePageReads } from './site-pages/site-pages.calls.ts'
import { rehearsalCalls } from './rehearsals/rehearsals.calls.ts'
import { settingCalls, settingReads } from './staff/settings.calls.ts'
import { staffCalls, staffReads } from './staff/staff.calls.ts'
import { storeCalls, storeReads } from './stores/stores.calls.ts'
import { transparencyReads } from './transparency/transparency.calls.ts'
import { threadCalls, threadReads } from './threads/threads.calls.ts'
import { userCalls, userReads } from './users/users.calls.ts'
import { availabilityCalls } from './availability/availability.calls.ts'
import { reportCalls, reportReads } from './reports/reports.calls.ts'
import { securityCalls } from './users/security.calls.ts'
import { draftCalls } from './drafts/drafts.calls.ts'
import { imageCalls } from './images/images.calls.ts'
import { inquiryCalls } from './inquiries/inquiries.calls.ts'
import { letterPages, sessionPages } from './sessions/sessions.calls.ts'
import { whoMay, type Person } from './platform/who-may.ts'
import { visitCalls, visitReads } from './visits/visits.calls.ts'
import { voteCalls, voteReads } from './votes/votes.calls.ts'
import { webhookCalls } from './webhooks/webhooks.calls.ts'
import type { HttpCall, HttpCalls } from './platform/http-call.ts'

/** Calls that command-api answers, by feature: all that change something, and readings of what it alone keeps. */
export const commandCalls = {
  posts: postCalls,
  suggestions: suggestionCalls,
  votes: voteCalls,
  availability: availabilityCalls,
  coupons: couponCalls,
  products: productCalls,
  dealScores: dealScoreCalls,
  comments: commentCalls,
  bookmarks: bookmarkCalls,
  reports: reportCalls,
  moderation: moderationCalls,
  notifications: notificationCalls,
  dealAlerts: dealAlertCalls,
  preferences: preferenceCalls,
  recommendations: recommendationCalls,
  visits: visitCalls,
  users: userCalls,
  threads: threadCalls,
  security: securityCalls,
  stores: storeCalls,
  categories: categoryCalls,
  drafts: draftCalls,
  images: imageCalls,
  inquiries: inquiryCalls,
  staff: staffCalls,
  settings: settingCalls,
  rehearsals: rehearsalCalls,
  announcements: announcementCalls,
  sitePages: sitePageCalls,
  newsletter: newsletterCalls,
  featured: featuredCalls,
  webhooks: webhookCalls,
}
/** Calls that query-api answers. Where an address could mean two of them, the first one answers. */
export const queryCalls = {
  featured: featuredReads,
  posts: postReads,
  suggestions: suggestionReads,
  votes: voteReads,
  comments: commentReads,
  dealScores: dealScoreReads,
  history: historyReads,
  frontPages: frontPageReads,
  bookmarks: bookmarkReads,
  reports: reportReads,
  stores: storeReads,
  coupons: couponReads,
  products: productReads,
  categories: categoryReads,
  notifications: notificationReads,
  dealAlerts: dealAlertReads,
  preferences: preferenceReads,
  visits: visitReads,
  users: userReads,
  threads: threadReads,
  moderation: moderationReads,
  transparency: transparencyReads,
  staff: staffReads,
  settings: settingReads,
  announcements: announcementReads,
  sitePages: sitePageReads,
  newsletter: newsletterReads,
  feeds: feedReads,
  live: liveReads,
}

/** Forms of pages that command-api shows. */
export const pageCalls = { sessions: sessionPages, letters: letterPages }

type Sides = typeof commandCalls | typeof queryCalls
type CallsOf<Side> = Side extends unknown
  ? { [Feature in keyof Side]: Side[Feature][keyof Side[Feature]] }[keyof Side]
  : never
/** The calls by their addresses: looked up, so that the compiler need not compare one with all others. */
type CallsByAddress = { readonly [Call in CallsOf<Sides> as Call['at']]: Call }
/** The address of a call that is declared. */
export type DeclaredAddress = keyof CallsByAddress
/** The call of an address. */
export type CallAt<At extends DeclaredAddress> = CallsByAddress[At]

/** The calls of one side, one after the other. */
export const callsIn = (side: Readonly<Record<string, HttpCalls>>): HttpCall[] =>
  Object.values(side).flatMap((calls) => Object.values(calls))

/** Each call of one side with what a server has for it, one after the other. */
export const callsWith = <T>(
  side: Readonly<Record<string, HttpCalls>>,
  given: Readonly<Record<string, Readonly<Record<string, T>>>>,
): { call: HttpCall; served: T }[] =>
  Object.entries(side).flatMap(([feature, calls]) =>
    Object.entries(calls).flatMap(([name, call]) => {
      const served = given[feature]?.[name]
      return served === undefined ? [] : [{ call, served }]
    }),
  )

/** All calls of the site, in the order of its reference. */
export const allHttpCalls: readonly HttpCall[] = [
  ...callsIn(queryCalls),
  ...callsIn(commandCalls),
  ...callsIn(pageCalls),
]

/** Those who may give a call. */
export const thoseWhoMay = ({ who }: HttpCall): readonly Person[] => whoMay[who]
