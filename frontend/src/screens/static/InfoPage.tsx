import styled from '@emotion/styled'
import { Bug, ChartColumn, ChevronRight, FileText, History, Info, Lock, Mail, Scale, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { linkToPastHome } from '../../features/history/past-links.ts'
import { routes } from '../../lib/routes.ts'
import { menuRow } from '../../ui/menu-row.ts'
import { plainPage } from '../shared/page-styles.ts'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 17rem;
  gap: var(--s8);
  align-items: start;
  max-width: 64rem;
  margin-inline: auto;
  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Places = styled.nav`
  position: sticky;
  top: 5rem;
  padding: var(--s2);
  border: 1px solid var(--line);
  border-radius: var(--r-lg);
  background: var(--surface);
  & a {
    ${menuRow}
    font-size: var(--text-sm);
  }
  & a > :last-child {
    margin-left: auto;
    color: var(--ink-3);
  }
  & a:hover {
    background: var(--sunken);
  }
  & a[aria-current] {
    background: var(--brand-soft);
    color: var(--brand);
  }
  & a[aria-current] > :last-child {
    color: inherit;
  }
`

const bugReport = routes.bugReport.to()
const places = [
  { to: routes.aboutUs.to(), label: 'About us', icon: <Info aria-hidden="true" /> },
  { to: routes.contact.to(), label: 'Contact', icon: <Mail aria-hidden="true" /> },
  { to: bugReport, label: 'Bug report', icon: <Bug aria-hidden="true" /> },
  { to: routes.privacyPolicy.to(), label: 'Privacy policy', icon: <Lock aria-hidden="true" /> },
  { to: routes.termsOfService.to(), label: 'Terms of service', icon: <FileText aria-hidden="true" /> },
  { to: routes.transparency.to(), label: 'Transparency', icon: <ChartColumn aria-hidden="true" /> },
  { to: routes.moderationLog.to(), label: 'Moderation log', icon: <Scale aria-hidden="true" /> },
  { to: routes.voteRoots.to(), label: 'Proof of votes', icon: <ShieldCheck aria-hidden="true" /> },
  { to: linkToPastHome(), label: 'Earlier home pages', icon: <History aria-hidden="true" /> },
] as const

/** A page about the site, beside the way to the others of its kind. */
export function InfoPage({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <div className="wrap" css={plainPage}>
      <Columns>
        <div>{children}</div>
        <Places aria-label="About this site">
          {places.map(({ to, label, icon }) => (
            <NavLink key={to} to={to === bugReport && pathname !== bugReport ? routes.bugReport.to(pathname) : to}>
              {icon}
              {label}
              <ChevronRight aria-hidden="true" />
            </NavLink>
          ))}
        </Places>
      </Columns>
    </div>
  )
}
