// Where each page of the site stands. Letters, notices, feeds and the browser all lead there, so it is said here alone.

type Value<Name> = Name extends 'id' | 'commentId' ? number : string
type One<Name> = Name extends `${infer Left}?` ? [value?: Value<Left>] : [value: Value<Name>]
/** What stands in a path for its names, one after the other. */
type Values<Path> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? [...One<Name>, ...Values<`/${Rest}`>]
  : Path extends `${string}/:${infer Name}`
    ? One<Name>
    : []

type WayTo<Path> = (...values: Values<Path>) => string

/** A page's path, with `:name` where it varies and `:name?` where that may be left out, and the way there. */
function page<const Path extends string>(path: Path): { readonly path: Path; readonly to: WayTo<Path> } {
  const [begin = '', ...rest] = path.split(/\/:\w+\??/)
  const valued = (value: string | number | undefined) => (value === undefined ? '' : `/${encodeURIComponent(value)}`)
  return { path, to: (...values) => rest.reduce((to, then, at) => `${to}${valued(values[at])}${then}`, begin) }
}

/** A path with one thing that it is asked, if any. */
const asking = (path: string, name: string, value: string | undefined): string =>
  value === undefined ? path : `${path}?${name}=${encodeURIComponent(value)}`

/** Pages that are drawn for the browser. */
export const pagePaths = {
  home: page('/'),
  forYou: page('/for-you'),
  since: page('/since/:kind?'),
  popular: page('/popular'),
  trending: page('/trending'),
  sales: page('/sales'),
  search: { path: '/search', to: (q?: string) => asking('/search', 'q', q) },
  categories: page('/categories'),
  category: {
    path: '/category/:slug',
    /** A comma inside a sub-category's name is written ~, because a comma separates names. */
    to: (slug: string, ...subCategories: readonly string[]) => {
      const names = subCategories.map((name) => encodeURIComponent(name.replaceAll(',', '~')))
      return names.length === 0 ? `/category/${slug}` : `/category/${slug}?filter=${names.join(',')}`
    },
  },
  stores: page('/stores'),
  store: page('/store/:slug'),
  privacyPolicy: page('/privacy-policy'),
  termsOfService: page('/terms-of-service'),
  aboutUs: page('/about-us'),
  bugReport: {
    path: '/bug-report',
    /** From a page of the site, which the report then names. */
    to: (from?: string) => asking('/bug-report', 'page', from),
  },
  contact: page('/contact'),
  user: page('/user/:username'),
  offline: page('/offline'),
  unauthorised: page('/unauthorised'),
  post: { ...page('/post/:id'), toComments: (id: number) => `/post/${id}#comments-section` },
  postComment: page('/post/:id/comment/:commentId'),
  voteReceipts: page('/account/vote-receipts/:id'),
  voteRoots: page('/vote-roots'),
  transparency: page('/transparency'),
  moderationLog: page('/moderation-log'),
  submit: page('/submit'),
  editPost: page('/edit-post/:id'),
  settings: page('/account/settings/:tab?'),
  leaving: page('/account/leaving'),
  bookmarks: page('/bookmarks'),
  notifications: page('/notifications'),
  profile: page('/profile'),
  dealAlerts: page('/deal-alerts/:tab?'),
  dealAlert: page('/deal-alerts/alerts/:alert'),
  staff: page('/staff'),
  staffDashboard: page('/staff/dashboard'),
  staffInbox: page('/staff/dashboard/inbox'),
  staffCategories: page('/staff/dashboard/categories'),
  staffFeatured: page('/staff/dashboard/featured'),
  staffAnnouncements: page('/staff/dashboard/announcements'),
  staffStores: page('/staff/dashboard/stores'),
  staffNewStore: page('/staff/dashboard/new-store'),
  staffStore: page('/staff/dashboard/stores/:slug'),
  staffPages: page('/staff/dashboard/pages'),
  staffNewsletter: page('/staff/dashboard/newsletter'),
  staffScores: page('/staff/dashboard/scores'),
  staffReplays: page('/staff/dashboard/replays'),
  staffHealth: page('/staff/dashboard/health'),
  staffSettings: page('/staff/dashboard/settings'),
  staffRoles: page('/staff/dashboard/roles'),
  signIns: page('/staff/sign-ins'),
  moderation: page('/staff/moderation/:tab?'),
}

/** Pages that the server writes itself: forms of those who come and go, what links in letters lead to, and the board of jobs. */
export const serverPaths = {
  logIn: '/login',
  code: '/login/code',
  passkey: '/login/passkey',
  register: '/register',
  logOut: '/logout',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/email/confirm',
  undoEmail: '/email/undo',
  removeFactor: '/factor/remove',
  unsubscribe: '/unsubscribe',
  confirmNewsletter: '/newsletter/confirm',
  jobs: '/staff/jobs',
} as const

/** To sign in, or to join, and then to a path of the site. */
export const logInPath = (next: string): string => asking(serverPaths.logIn, 'next', next)
export const registerPath = (next: string): string => asking(serverPaths.register, 'next', next)
