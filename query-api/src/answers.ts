import type { queryCalls } from '@deals/events'
import type { AllAnswers } from './platform/endpoint.ts'
import { getAnnouncements } from './announcements/get-announcements.query.ts'
import { listStaffAnnouncements } from './announcements/list-staff-announcements.query.ts'
import { countBookmarkFacets } from './bookmarks/count-saved.query.ts'
import { exportBookmarks, listBookmarks } from './bookmarks/list-bookmarks.query.ts'
import { countCategories } from './categories/count-categories.query.ts'
import { listCategories } from './categories/list-categories.query.ts'
import { getCommentHistory } from './comments/get-comment-history.query.ts'
import { getCommentPath } from './comments/get-comment-path.query.ts'
import { listComments } from './comments/list-comments.query.ts'
import { listCoupons } from './coupons/list-coupons.query.ts'
import { listAlerts } from './deal-alerts/list-alerts.query.ts'
import { listMatches } from './deal-alerts/list-matches.query.ts'
import { whyNot } from './deal-alerts/why-not.query.ts'
import { getDealScore } from './deal-scores/get-deal-score.query.ts'
import { getFailedScores } from './deal-scores/get-failed-scores.query.ts'
import { getReplay } from './deal-scores/get-replay.query.ts'
import { getScores } from './deal-scores/get-scores.query.ts'
import { listReplays } from './deal-scores/list-replays.query.ts'
import { listFeatured } from './featured/list-featured.query.ts'
import { listStaffFeatured } from './featured/list-staff-featured.query.ts'
import { getAlertFeed } from './feeds/get-alert-feed.query.ts'
import { categoryFeed, searchFeed, siteFeed, storeFeed, userFeed } from './feeds/get-feed.query.ts'
import {
  categoryChanges,
  changesNews,
  listChanges,
  postChanges,
  searchChanges,
  siteChanges,
  storeChanges,
} from './feeds/list-changes.query.ts'
import { getRobots, getSitemap } from './feeds/get-sitemap.query.ts'
import { getFrontPage } from './front-pages/get-front-page.query.ts'
import { getAsOf } from './history/get-as-of.query.ts'
import { getHistory } from './history/get-history.query.ts'
import { getLive, liveNews } from './live/get-live.query.ts'
import { getBulkUndo } from './moderation/get-bulk-undo.query.ts'
import { getMemberUndo } from './moderation/get-member-undo.query.ts'
import { getCase } from './moderation/get-case.query.ts'
import { getTemplates, getViews } from './moderation/get-desk-settings.query.ts'
import { getEvents } from './moderation/get-events.query.ts'
import { getLog, logAsCsv } from './moderation/get-log.query.ts'
import { getPublicLog } from './moderation/get-public-log.query.ts'
import { getMember } from './moderation/get-member.query.ts'
import { getQueue } from './moderation/get-queue.query.ts'
import { listAppeals } from './moderation/list-appeals.query.ts'
import { listMembers } from './moderation/list-members.query.ts'
import { listReportsOfMember } from './moderation/list-reports-of-member.query.ts'
import { listWaitingStores } from './moderation/list-waiting-stores.query.ts'
import { getNewsletter } from './newsletter/get-newsletter.query.ts'
import { listNotifications } from './notifications/list-notifications.query.ts'
import { countFacets } from './posts/count-facets.query.ts'
import { getPost } from './posts/get-post.query.ts'
import { getPriceHistory } from './posts/get-price-history.query.ts'
import { getRank } from './posts/get-rank.query.ts'
import { getStoreReliability, getUserReliability } from './posts/get-reliability.query.ts'
import { getWait } from './posts/get-wait.query.ts'
import { getWhyForYou } from './posts/get-why-for-you.query.ts'
import { getWhyFound } from './posts/get-why-found.query.ts'
import { listForYou } from './posts/list-for-you.query.ts'
import { listPosts } from './posts/list-posts.query.ts'
import { listSimilar } from './posts/list-similar.query.ts'
import { listSpellings } from './posts/list-spellings.query.ts'
import { listEdits, listSuggestions } from './posts/list-suggestions.query.ts'
import { listSameProducts } from './products/list-same-products.query.ts'
import { getPreferences } from './preferences/get-preferences.query.ts'
import { getOwnCommentReport, getOwnPostReport } from './reports/get-own-report.query.ts'
import { getSitePage, getSitePageVersion } from './site-pages/get-site-page.query.ts'
import { getMailFailures } from './staff/get-mail-failures.query.ts'
import { getOverview, overviewAsCsv } from './staff/get-overview.query.ts'
import { getParked, getProjections } from './staff/get-projections.query.ts'
import { getRoles } from './staff/get-roles.query.ts'
import { getSettings } from './staff/get-settings.query.ts'
import { getPastDeals } from './history/get-past-deals.query.ts'
import { getStore } from './stores/get-store.query.ts'
import { listSpeakers } from './stores/list-speakers.query.ts'
import { listStoreActs } from './stores/list-store-acts.query.ts'
import { listStores } from './stores/list-stores.query.ts'
import { getStaffStore, listStaffStores } from './stores/staff-stores.query.ts'
import { getOwnThread } from './threads/get-own-thread.query.ts'
import { getThread } from './threads/get-thread.query.ts'
import { getTransparency } from './transparency/get-transparency.query.ts'
import { countVotesOfUser } from './users/count-votes-of-user.query.ts'
import { getCurrentUser } from './users/get-current-user.query.ts'
import { getOwnProfile } from './users/get-own-profile.query.ts'
import { getPublicProfile } from './users/get-public-profile.query.ts'
import { getStanding } from './moderation/get-standing.query.ts'
import { listCommentsOfUser } from './comments/list-comments-of-user.query.ts'
import { listPostsOfUser } from './posts/list-posts-of-user.query.ts'
import { listNews } from './visits/list-news.query.ts'
import { getVoteReceipts } from './vote-roots/get-vote-receipts.query.ts'
import { listVoteRoots } from './vote-roots/list-vote-roots.query.ts'

const hasWords = ({ q }: Readonly<Record<string, unknown>>) => typeof q === 'string' && q.trim() !== ''

/** The question behind every call that this side answers, and what it takes of the limits of reading. */
export const answers: AllAnswers<typeof queryCalls> = {
  posts: {
    listPosts: { query: listPosts, cost: 2, isSearch: hasWords },
    countFacets: { query: countFacets, cost: 5, isSearch: hasWords },
    listForYou: { query: listForYou, cost: 5 },
    listSimilar: { query: listSimilar, cost: 5 },
    listSpellings: { query: listSpellings, cost: 5 },
    getPost: { query: getPost },
    getPriceHistory: { query: getPriceHistory, cost: 2 },
    getRank: { query: getRank },
    getStoreReliability: { query: getStoreReliability, cost: 5 },
    getUserReliability: { query: getUserReliability, cost: 5 },
    getWhyFound: { query: getWhyFound, cost: 5, isSearch: hasWords },
    getWhyForYou: { query: getWhyForYou, cost: 5 },
    getWait: { query: getWait },
  },
  suggestions: {
    listSuggestions: { query: listSuggestions },
    listEdits: { query: listEdits, cost: 2 },
  },
  votes: {
    listVoteRoots: { query: listVoteRoots, cost: 2 },
    // Each reads a part of the log.
    getVoteReceipts: { query: getVoteReceipts, isSearch: () => true },
  },
  comments: {
    listComments: { query: listComments, cost: 2, isSearch: hasWords },
    getCommentPath: { query: getCommentPath, cost: 2 },
    getCommentHistory: { query: getCommentHistory, cost: 2 },
  },
  dealScores: {
    getDealScore: { query: getDealScore },
    getScores: { query: getScores, cost: 5 },
    getFailedScores: { query: getFailedScores, cost: 2 },
    listReplays: { query: listReplays, cost: 2 },
    getReplay: { query: getReplay, cost: 5 },
  },
  history: {
    getHistory: { query: getHistory, cost: 2 },
    getAsOf: { query: getAsOf, isSearch: () => true },
  },
  // It reads the streams of all its posts.
  frontPages: { getFrontPage: { query: getFrontPage, isSearch: () => true } },
  bookmarks: {
    listBookmarks: { query: listBookmarks, cost: 2 },
    countBookmarkFacets: { query: countBookmarkFacets, cost: 5 },
    exportBookmarks: { query: exportBookmarks, cost: 5 },
  },
  reports: { getOwnPostReport: { query: getOwnPostReport }, getOwnCommentReport: { query: getOwnCommentReport } },
  stores: {
    listStores: { query: listStores, cost: 2 },
    getStore: { query: getStore, cost: 2 },
    // It reads the streams of what changed since.
    getPastDeals: { query: getPastDeals, isSearch: () => true },
    listStaffStores: { query: listStaffStores, cost: 2 },
    getStaffStore: { query: getStaffStore },
    listSpeakers: { query: listSpeakers },
    listStoreActs: { query: listStoreActs },
  },
  products: { listSameProducts: { query: listSameProducts, cost: 2 } },
  coupons: { listCoupons: { query: listCoupons, cost: 2 } },
  categories: { listCategories: { query: listCategories }, countCategories: { query: countCategories } },
  notifications: { listNotifications: { query: listNotifications } },
  dealAlerts: {
    listAlerts: { query: listAlerts, cost: 2 },
    listMatches: { query: listMatches, cost: 2 },
    whyNot: { query: whyNot, cost: 2 },
  },
  preferences: { getPreferences: { query: getPreferences } },
  visits: { listNews: { query: listNews, cost: 5 } },
  users: {
    getCurrentUser: { query: getCurrentUser },
    getOwnProfile: { query: getOwnProfile },
    getStanding: { query: getStanding },
    getPublicProfile: { query: getPublicProfile },
    listPostsOfUser: { query: listPostsOfUser },
    listCommentsOfUser: { query: listCommentsOfUser },
    countVotesOfUser: { query: countVotesOfUser, cost: 2 },
  },
  threads: {
    getOwnThread: { query: getOwnThread },
    getThread: { query: getThread },
  },
  moderation: {
    getQueue: { query: getQueue, cost: 2 },
    getLog: { query: getLog, cost: 5, write: logAsCsv },
    getBulkUndo: { query: getBulkUndo, cost: 5 },
    getMemberUndo: { query: getMemberUndo, cost: 5 },
    getPublicLog: { query: getPublicLog, cost: 5 },
    listMembers: { query: listMembers, cost: 2 },
    getMember: { query: getMember, cost: 2 },
    listReportsOfMember: { query: listReportsOfMember, cost: 2 },
    listWaitingStores: { query: listWaitingStores, cost: 2 },
    getTemplates: { query: getTemplates, cost: 1 },
    getViews: { query: getViews, cost: 1 },
    listAppeals: { query: listAppeals, cost: 2 },
    getCase: { query: getCase, cost: 2 },
    getEvents: { query: getEvents, cost: 5 },
  },
  transparency: { getTransparency: { query: getTransparency, cost: 5 } },
  staff: {
    getOverview: { query: getOverview, cost: 5, write: overviewAsCsv },
    getProjections: { query: getProjections, cost: 5 },
    getParked: { query: getParked, cost: 5 },
    getRoles: { query: getRoles, cost: 2 },
    getMailFailures: { query: getMailFailures, cost: 2 },
  },
  settings: { getSettings: { query: getSettings, cost: 2 } },
  announcements: {
    getAnnouncements: { query: getAnnouncements },
    listStaffAnnouncements: { query: listStaffAnnouncements, cost: 2 },
  },
  sitePages: {
    getSitePage: { query: getSitePage },
    getSitePageVersion: { query: getSitePageVersion },
  },
  newsletter: { getNewsletter: { query: getNewsletter, cost: 5 } },
  featured: {
    listFeatured: { query: listFeatured },
    listStaffFeatured: { query: listStaffFeatured, cost: 2 },
  },
  feeds: {
    siteFeed: { query: siteFeed, cost: 5 },
    categoryFeed: { query: categoryFeed, cost: 5 },
    storeFeed: { query: storeFeed, cost: 5 },
    userFeed: { query: userFeed, cost: 5 },
    searchFeed: { query: searchFeed, isSearch: hasWords },
    alertFeed: { query: getAlertFeed, cost: 5, isPersonal: true },
    siteChanges: { query: siteChanges, cost: 5 },
    categoryChanges: { query: categoryChanges, cost: 5 },
    storeChanges: { query: storeChanges, cost: 5 },
    postChanges: { query: postChanges, cost: 2 },
    searchChanges: { query: searchChanges, isSearch: hasWords },
    listChanges: { query: listChanges, cost: 5, isSearch: hasWords, news: changesNews },
    getSitemap: { query: getSitemap, cost: 5 },
    getRobots: { query: getRobots, cost: 5 },
  },
  live: { getLive: { query: getLive, cost: 2, news: liveNews } },
}
