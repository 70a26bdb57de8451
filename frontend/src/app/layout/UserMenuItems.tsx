import {
  Bell,
  Bookmark,
  History,
  KeyRound,
  LayoutDashboard,
  LogIn,
  LogOut,
  Settings,
  ShieldCheck,
  UserPlus,
  UserRound,
} from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { canModerate, canSeeSignIns, canSeeStaffPages, type CurrentUser } from '@deals/events'
import { UnreadMatches } from '../../features/deal-alerts/UnreadMatches.tsx'
import { forgetOthersWords } from '../../lib/kept-words.ts'
import { routes, serverPages } from '../../lib/routes.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { MenuLabel, MenuSeparator } from '../../ui/Menu.tsx'
import { MenuItem } from '../../ui/MenuItem.tsx'

/** The lines of the account menu. */
export function UserMenuItems({ viewer }: { readonly viewer: CurrentUser | null }) {
  return viewer === null ? <VisitorItems /> : <MemberItems viewer={viewer} />
}

function VisitorItems() {
  const next = useNextUrl()
  // These pages are written by the server, so the browser must load them.
  return (
    <>
      <MenuItem
        icon={<UserPlus aria-hidden="true" />}
        onSelect={() => {
          window.location.assign(serverPages.register(next))
        }}
      >
        Register
      </MenuItem>
      <MenuItem
        icon={<LogIn aria-hidden="true" />}
        onSelect={() => {
          window.location.assign(serverPages.login(next))
        }}
      >
        Sign In
      </MenuItem>
    </>
  )
}

function MemberItems({ viewer }: { readonly viewer: CurrentUser }) {
  // On phones the settings begin with a list of their parts.
  const isPhone = useMediaQuery('(max-width: 767px)')
  return (
    <>
      <MenuLabel>{viewer.username}</MenuLabel>
      <MenuItem icon={<UserRound aria-hidden="true" />} to={routes.profile.to()}>
        View Profile
      </MenuItem>
      <MenuItem icon={<Bookmark aria-hidden="true" />} to={routes.bookmarks.to()}>
        My Bookmarks
      </MenuItem>
      <MenuItem icon={<History aria-hidden="true" />} to={routes.since.to()}>
        Since Your Last Visit
      </MenuItem>
      <MenuItem icon={<Bell aria-hidden="true" />} to={routes.dealAlerts.to()}>
        Deal Alerts
        <UnreadMatches />
      </MenuItem>
      <MenuItem icon={<Settings aria-hidden="true" />} to={routes.settings.to(isPhone ? undefined : 'general')}>
        Settings
      </MenuItem>
      {canSeeSignIns(viewer) && (
        <MenuItem icon={<KeyRound aria-hidden="true" />} to={routes.signIns.to()}>
          Sign-ins
        </MenuItem>
      )}
      {canModerate(viewer) && (
        <MenuItem icon={<ShieldCheck aria-hidden="true" />} to={routes.moderation.to()}>
          Moderation Dashboard
        </MenuItem>
      )}
      {canSeeStaffPages(viewer) && (
        <MenuItem icon={<LayoutDashboard aria-hidden="true" />} to={routes.staffDashboard.to()}>
          Staff Dashboard
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={signOut}>
        Log Out
      </MenuItem>
    </>
  )
}

/** Where a person is, to come back to after signing in. */
function useNextUrl(): string {
  const { pathname, search, hash } = useLocation()
  return `${pathname}${search}${hash}`
}

/** Ends the session by the form that the server's own page has: it must be a POST, and the page must load anew. */
function signOut(): void {
  forgetOthersWords()
  const form = document.createElement('form')
  form.method = 'post'
  form.action = serverPages.logout()
  document.body.append(form)
  form.submit()
}
