// Every page's path with the builder of its links beside it. Imports nobody, so everyone may import it.

const list = (...values: readonly string[]) => values.map((value) => encodeURIComponent(value)).join(',')

/** Pages of this site. */
export const routes = {
  home: {
    path: '/',
    to: (filter?: { readonly categories?: readonly string[] }) =>
      filter?.categories === undefined || filter.categories.length === 0
        ? '/'
        : `/?categories=${list(...filter.categories)}`,
  },
  forYou: { path: '/for-you', to: () => '/for-you' },
  since: { path: '/since/:kind?', to: (kind = 'new') => (kind === 'new' ? '/since' : `/since/${kind}`) },
  popular: { path: '/popular', to: () => '/popular' },
  trending: { path: '/trending', to: () => '/trending' },
  sales: { path: '/sales', to: () => '/sales' },
  search: {
    path: '/search',
    to: (q?: string) => (q === undefined ? '/search' : `/search?q=${encodeURIComponent(q)}`),
  },
  categories: { path: '/categories', to: () => '/categories' },
  category: {
    path: '/category/:slug',
    /** A comma inside a sub-category's name is written ~, because a comma separates names. */
    to: (slug: string, ...subCategories: readonly string[]) => {
      const filter = subCategories.map((name) => name.replaceAll(',', '~'))
      return filter.length === 0 ? `/category/${slug}` : `/category/${slug}?filter=${list(...filter)}`
    },
  },
  stores: { path: '/stores', to: () => '/stores' },
  store: { path: '/store/:slug', to: (slug: string) => `/store/${encodeURIComponent(slug)}` },
  privacyPolicy: { path: '/privacy-policy', to: () => '/privacy-policy' },
  termsOfService: { path: '/terms-of-service', to: () => '/terms-of-service' },
  aboutUs: { path: '/about-us', to: () => '/about-us' },
  bugReport: {
    path: '/bug-report',
    /** From a page of the site, which the report then names. */
    to: (page?: string) => (page === undefined ? '/bug-report' : `/bug-report?page=${encodeURIComponent(page)}`),
  },
  contact: { path: '/contact', to: () => '/contact' },
  user: { path: '/user/:username', to: (username: string) => `/user/${encodeURIComponent(username)}` },
  offline: { path: '/offline', to: () => '/offline' },
  unauthorised: { path: '/unauthorised', to: () => '/unauthorised' },
  post: {
    path: '/post/:id',
    to: (id: number) => `/post/${id}`,
    toComments: (id: number) => `/post/${id}#comments-section`,
  },
  postComment: {
    path: '/post/:id/comment/:commentId',
    to: (id: number, commentId: number) => `/post/${id}/comment/${commentId}`,
  },
  voteReceipts: { path: '/account/vote-receipts/:id', to: (id: number) => `/account/vote-receipts/${id}` },
  voteRoots: { path: '/vote-roots', to: () => '/vote-roots' },
  transparency: { path: '/transparency', to: () => '/transparency' },
  moderationLog: { path: '/moderation-log', to: () => '/moderation-log' },
  submit: { path: '/submit', to: () => '/submit' },
  editPost: { path: '/edit-post/:id', to: (id: number) => `/edit-post/${id}` },
  settings: {
    path: '/account/settings/:tab?',
    to: (tab = 'general') => `/account/settings/${tab}`,
    /** A list of all parts on phones, the first part on wider screens. */
    toAll: () => '/account/settings',
  },
  leaving: { path: '/account/leaving' },
  bookmarks: { path: '/bookmarks', to: () => '/bookmarks' },
  notifications: { path: '/notifications', to: () => '/notifications' },
  profile: { path: '/profile', to: () => '/profile' },
  dealAlerts: {
    path: '/deal-alerts/:tab?',
    to: (tab?: string) => (tab === undefined ? '/deal-alerts' : `/deal-alerts/${tab}`),
  },
  dealAlert: {
    path: '/deal-alerts/alerts/:id',
    to: (id: string) => `/deal-alerts/alerts/${encodeURIComponent(id)}`,
    /** The form of an alert that is not there yet, filled in by a query. */
    toNew: (query = '') => (query === '' ? '/deal-alerts/alerts/new' : `/deal-alerts/alerts/new?${query}`),
  },
  staff: { path: '/staff', to: () => '/staff' },
  staffDashboard: { path: '/staff/dashboard', to: () => '/staff/dashboard' },
  staffInbox: { path: '/staff/dashboard/inbox', to: () => '/staff/dashboard/inbox' },
  staffCategories: { path: '/staff/dashboard/categories', to: () => '/staff/dashboard/categories' },
  staffFeatured: { path: '/staff/dashboard/featured', to: () => '/staff/dashboard/featured' },
  staffAnnouncements: { path: '/staff/dashboard/announcements', to: () => '/staff/dashboard/announcements' },
  staffStores: { path: '/staff/dashboard/stores', to: () => '/staff/dashboard/stores' },
  staffNewStore: { path: '/staff/dashboard/new-store', to: () => '/staff/dashboard/new-store' },
  staffStore: {
    path: '/staff/dashboard/stores/:slug',
    to: (slug: string) => `/staff/dashboard/stores/${encodeURIComponent(slug)}`,
  },
  staffPages: {
    path: '/staff/dashboard/pages',
    to: (slug?: string) => (slug === undefined ? '/staff/dashboard/pages' : `/staff/dashboard/pages?page=${slug}`),
  },
  staffNewsletter: { path: '/staff/dashboard/newsletter', to: () => '/staff/dashboard/newsletter' },
  staffScores: { path: '/staff/dashboard/scores', to: () => '/staff/dashboard/scores' },
  staffReplays: { path: '/staff/dashboard/replays', to: () => '/staff/dashboard/replays' },
  staffHealth: { path: '/staff/dashboard/health', to: () => '/staff/dashboard/health' },
  staffSettings: { path: '/staff/dashboard/settings', to: () => '/staff/dashboard/settings' },
  staffRoles: { path: '/staff/dashboard/roles', to: () => '/staff/dashboard/roles' },
  signIns: { path: '/staff/sign-ins', to: () => '/staff/sign-ins' },
  moderation: {
    path: '/staff/moderation/:tab?',
    to: (tab?: string) => (tab === undefined ? '/staff/moderation' : `/staff/moderation/${tab}`),
    /** What the block of a store holds. */
    toHeldOf: (store: string) => `/staff/moderation/queue?store=${encodeURIComponent(store)}&reason=blocked-domain`,
    toLogAbout: (text: string) => `/staff/moderation/log?about=${encodeURIComponent(text)}`,
    /** Where moderators decide about a member. */
    toMember: (username: string) => `/staff/moderation/users?member=${encodeURIComponent(username)}`,
  },
} as const

/** Pages that the server writes itself: links to them load the page anew, never through the router. */
export const serverPages = {
  login: (next: string) => `/login?next=${encodeURIComponent(next)}`,
  register: (next: string) => `/register?next=${encodeURIComponent(next)}`,
  logout: () => '/logout',
  jobs: () => '/staff/jobs',
} as const

/** The blog has a site of its own. */
export const blogUrl = 'https://blog.dealstream.example/'
