import type { Page } from '../screens/shared/page.ts'
import { routes } from './routes.ts'

/** Who may open a page; everybody where nothing is said. */
export type PageAccess = 'member' | 'moderator' | 'staff' | 'owner'

export interface PageEntry {
  readonly path: string
  /** The same file that `load` loads, from the folder of this workspace: the server looks up its code by that name. */
  readonly file: string
  readonly load: () => Promise<{ readonly page: Page }>
  readonly access?: PageAccess
}

/** Every page of the site. Each is loaded when it is first opened. */
export const pages: readonly PageEntry[] = [
  {
    path: routes.home.path,
    file: 'src/screens/home/home.page.ts',
    load: () => import('../screens/home/home.page.ts'),
  },
  {
    path: routes.forYou.path,
    file: 'src/screens/for-you/for-you.page.ts',
    load: () => import('../screens/for-you/for-you.page.ts'),
  },
  {
    path: routes.popular.path,
    file: 'src/screens/popular/popular.page.ts',
    load: () => import('../screens/popular/popular.page.ts'),
  },
  {
    path: routes.trending.path,
    file: 'src/screens/trending/trending.page.ts',
    load: () => import('../screens/trending/trending.page.ts'),
  },
  {
    path: routes.sales.path,
    file: 'src/screens/sales/sales.page.ts',
    load: () => import('../screens/sales/sales.page.ts'),
  },
  {
    path: routes.search.path,
    file: 'src/screens/search/search.page.ts',
    load: () => import('../screens/search/search.page.ts'),
  },
  {
    path: routes.categories.path,
    file: 'src/screens/categories/categories.page.ts',
    load: () => import('../screens/categories/categories.page.ts'),
  },
  {
    path: routes.category.path,
    file: 'src/screens/category/category.page.ts',
    load: () => import('../screens/category/category.page.ts'),
  },
  {
    path: routes.stores.path,
    file: 'src/screens/stores/stores.page.ts',
    load: () => import('../screens/stores/stores.page.ts'),
  },
  {
    path: routes.store.path,
    file: 'src/screens/store/store.page.ts',
    load: () => import('../screens/store/store.page.ts'),
  },
  {
    path: routes.user.path,
    file: 'src/screens/public-profile/public-profile.page.ts',
    load: () => import('../screens/public-profile/public-profile.page.ts'),
  },
  {
    path: routes.aboutUs.path,
    file: 'src/screens/static/about-us.page.ts',
    load: () => import('../screens/static/about-us.page.ts'),
  },
  {
    path: routes.contact.path,
    file: 'src/screens/static/contact.page.ts',
    load: () => import('../screens/static/contact.page.ts'),
  },
  {
    path: routes.bugReport.path,
    file: 'src/screens/static/bug-report.page.ts',
    load: () => import('../screens/static/bug-report.page.ts'),
  },
  {
    path: routes.privacyPolicy.path,
    file: 'src/screens/static/privacy-policy.page.ts',
    load: () => import('../screens/static/privacy-policy.page.ts'),
  },
  {
    path: routes.termsOfService.path,
    file: 'src/screens/static/terms-of-service.page.ts',
    load: () => import('../screens/static/terms-of-service.page.ts'),
  },
  {
    path: routes.unauthorised.path,
    file: 'src/screens/unauthorised/unauthorised.page.ts',
    load: () => import('../screens/unauthorised/unauthorised.page.ts'),
  },
  {
    path: routes.post.path,
    file: 'src/screens/post/post.page.ts',
    load: () => import('../screens/post/post.page.ts'),
  },
  {
    path: routes.postComment.path,
    file: 'src/screens/comment-thread/comment-thread.page.ts',
    load: () => import('../screens/comment-thread/comment-thread.page.ts'),
  },
  {
    path: routes.notifications.path,
    file: 'src/screens/notifications/notifications.page.ts',
    load: () => import('../screens/notifications/notifications.page.ts'),
    access: 'member',
  },
  {
    path: routes.submit.path,
    file: 'src/screens/submit/submit.page.ts',
    load: () => import('../screens/submit/submit.page.ts'),
    access: 'member',
  },
  {
    path: routes.editPost.path,
    file: 'src/screens/edit-post/edit-post.page.ts',
    load: () => import('../screens/edit-post/edit-post.page.ts'),
    access: 'member',
  },
  {
    path: routes.bookmarks.path,
    file: 'src/screens/bookmarks/bookmarks.page.ts',
    load: () => import('../screens/bookmarks/bookmarks.page.ts'),
    access: 'member',
  },
  {
    path: routes.profile.path,
    file: 'src/screens/profile/profile.page.ts',
    load: () => import('../screens/profile/profile.page.ts'),
    access: 'member',
  },
  {
    path: routes.settings.path,
    file: 'src/screens/settings/settings.page.ts',
    load: () => import('../screens/settings/settings.page.ts'),
    access: 'member',
  },
  {
    path: routes.dealAlerts.path,
    file: 'src/screens/deal-alerts/deal-alerts.page.ts',
    load: () => import('../screens/deal-alerts/deal-alerts.page.ts'),
    access: 'member',
  },
  {
    path: routes.dealAlert.path,
    file: 'src/screens/alert-form/alert-form.page.ts',
    load: () => import('../screens/alert-form/alert-form.page.ts'),
    access: 'member',
  },
  {
    path: routes.signIns.path,
    file: 'src/screens/sign-ins/sign-ins.page.ts',
    load: () => import('../screens/sign-ins/sign-ins.page.ts'),
    access: 'owner',
  },
  {
    // Last, because it takes every path.
    path: '*',
    file: 'src/screens/not-found/not-found.page.ts',
    load: () => import('../screens/not-found/not-found.page.ts'),
  },
]

/** Whether a path has its page yet: links to the others are not shown. */
export function isPage({ path }: { readonly path: string }): boolean {
  return pages.some((page) => page.path === path)
}
