import { routes } from '../lib/routes.ts'
import { loadPage } from './parse-page.ts'

/** Who may open a page; everybody where nothing is said. */
export type PageAccess = 'member' | 'moderator' | 'staff' | 'superUser' | 'owner'

export interface PageEntry {
  readonly path: string
  /** The file that is loaded, from the folder of this workspace: the server looks up its code by that name. */
  readonly file: string
  readonly load: () => ReturnType<typeof loadPage>
  readonly access: PageAccess | undefined
}

/** Every page of the site and the place of its file among the screens: `home` is home/home.page.ts. */
const table: readonly (readonly [route: { readonly path: string }, place: string, access?: PageAccess])[] = [
  [routes.home, 'home'],
  [routes.forYou, 'for-you'],
  [routes.popular, 'popular'],
  [routes.trending, 'trending'],
  [routes.sales, 'sales'],
  [routes.search, 'search'],
  [routes.categories, 'categories'],
  [routes.category, 'category'],
  [routes.stores, 'stores'],
  [routes.store, 'store'],
  [routes.user, 'public-profile'],
  [routes.aboutUs, 'static/about-us'],
  [routes.contact, 'static/contact'],
  [routes.bugReport, 'static/bug-report'],
  [routes.privacyPolicy, 'static/privacy-policy'],
  [routes.termsOfService, 'static/terms-of-service'],
  [routes.transparency, 'transparency'],
  [routes.moderationLog, 'moderation-log'],
  [routes.voteRoots, 'votes/vote-roots'],
  [routes.unauthorised, 'unauthorised'],
  [routes.offline, 'offline'],
  [routes.leaving, 'leaving'],
  [routes.post, 'post'],
  [routes.postComment, 'comment-thread'],
  [routes.voteReceipts, 'votes/vote-receipts', 'member'],
  [routes.notifications, 'notifications', 'member'],
  [routes.submit, 'submit', 'member'],
  [routes.editPost, 'edit-post', 'member'],
  [routes.bookmarks, 'bookmarks', 'member'],
  [routes.since, 'since', 'member'],
  [routes.profile, 'profile', 'member'],
  [routes.settings, 'settings', 'member'],
  [routes.dealAlerts, 'deal-alerts', 'member'],
  [routes.dealAlert, 'alert-form', 'member'],
  [routes.moderation, 'moderation', 'moderator'],
  [routes.staff, 'staff/way-in'],
  [routes.staffDashboard, 'staff/overview', 'staff'],
  [routes.staffInbox, 'staff/inbox', 'staff'],
  [routes.staffCategories, 'staff/categories', 'staff'],
  [routes.staffFeatured, 'staff/featured', 'staff'],
  [routes.staffAnnouncements, 'staff/announcements', 'staff'],
  [routes.staffStores, 'staff/stores', 'staff'],
  [routes.staffStore, 'staff/store', 'staff'],
  [routes.staffNewStore, 'staff/new-store', 'staff'],
  [routes.staffPages, 'staff/site-pages', 'staff'],
  [routes.staffNewsletter, 'staff/newsletter', 'staff'],
  [routes.staffScores, 'staff/scores', 'staff'],
  [routes.staffReplays, 'staff/replays', 'staff'],
  [routes.staffHealth, 'staff/health', 'staff'],
  [routes.staffSettings, 'staff/settings', 'superUser'],
  [routes.staffRoles, 'staff/roles', 'owner'],
  [routes.signIns, 'sign-ins', 'owner'],
  // Last, because it takes every path.
  [{ path: '*' }, 'not-found'],
]

/** Each is loaded when it is first opened. */
export const pages: readonly PageEntry[] = table.map(([{ path }, place, access]) => {
  const [folder = '', name = folder] = place.split('/')
  const file = `src/screens/${folder}/${name}.page.ts`
  return { path, access, file, load: () => loadPage(folder, name, file) }
})
