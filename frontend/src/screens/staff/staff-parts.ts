import {
  canAnnounce,
  canAnswerLetters,
  canChangeSettings,
  canFeature,
  canGiveRoles,
  canManageStores,
  canPlanNewsletter,
  canSeeStaffPages,
  canWriteSitePages,
  type CurrentUser,
} from '@deals/events'
import { routes } from '../../lib/routes.ts'

/** Who looks after what; each part is a page of its own. */
const all = [
  { part: 'overview', label: 'Overview', to: routes.staffDashboard.to(), mayOpen: canSeeStaffPages },
  { part: 'inbox', label: 'Inbox', to: routes.staffInbox.to(), mayOpen: canAnswerLetters },
  { part: 'stores', label: 'Stores', to: routes.staffStores.to(), mayOpen: canManageStores },
  { part: 'categories', label: 'Categories', to: routes.staffCategories.to(), mayOpen: canSeeStaffPages },
  { part: 'featured', label: 'Featured', to: routes.staffFeatured.to(), mayOpen: canFeature },
  {
    part: 'announcements',
    label: 'Announcements',
    to: routes.staffAnnouncements.to(),
    mayOpen: canAnnounce,
  },
  { part: 'pages', label: 'Pages', to: routes.staffPages.to(), mayOpen: canWriteSitePages },
  { part: 'newsletter', label: 'Newsletter', to: routes.staffNewsletter.to(), mayOpen: canPlanNewsletter },
  { part: 'scores', label: 'Scores', to: routes.staffScores.to(), mayOpen: canSeeStaffPages },
  { part: 'replays', label: 'Replays', to: routes.staffReplays.to(), mayOpen: canSeeStaffPages },
  { part: 'health', label: 'Health', to: routes.staffHealth.to(), mayOpen: canSeeStaffPages },
  { part: 'settings', label: 'Settings', to: routes.staffSettings.to(), mayOpen: canChangeSettings },
  { part: 'roles', label: 'Roles', to: routes.staffRoles.to(), mayOpen: canGiveRoles },
] as const
export type StaffPart = (typeof all)[number]['part']

/** The parts that somebody may open, in their order. */
export const partsFor = (viewer: CurrentUser | null) => all.filter(({ mayOpen }) => mayOpen(viewer))
