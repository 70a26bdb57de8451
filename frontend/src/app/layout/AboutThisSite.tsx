import styled from '@emotion/styled'
import { useLocation } from 'react-router-dom'
import { currencies, themes, type Currency } from '@deals/events'
import { useCurrency } from '../../features/preferences/use-preference.ts'
import { useTheme } from '../../features/preferences/use-theme.ts'
import { blogUrl, routes } from '../../lib/routes.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { Select } from '../../ui/Select.tsx'
import { themeTitles } from '../../ui/themes/themes.ts'

const Panel = styled.div`
  display: grid;
  gap: var(--s4);
  padding: var(--s4);
  & ul {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }
  & li a {
    display: grid;
    align-items: center;
    min-height: var(--control);
    padding: 0 var(--s2);
    border-radius: var(--r-sm);
    font-size: var(--text-sm);
    font-weight: 550;
  }
  & li a:hover {
    background: var(--sunken);
  }
  & .row {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s3);
    padding-inline: var(--s2);
    font-size: var(--text-sm);
    font-weight: 600;
  }
`

const links = [
  { to: routes.aboutUs.to(), label: 'About' },
  { to: routes.contact.to(), label: 'Contact' },
  { to: routes.termsOfService.to(), label: 'Terms' },
  { to: routes.privacyPolicy.to(), label: 'Privacy' },
  { to: routes.bugReport.to(), label: 'Bug Report' },
  { to: blogUrl, label: 'Blog' },
  { to: routes.transparency.to(), label: 'Transparency' },
  { to: routes.moderationLog.to(), label: 'Moderation log' },
] as const

const currencyOptions = currencies.map((value) => ({ value, label: value }))
const themeOptions = themes.map((value) => ({ value, label: themeTitles[value] }))

/** What the site is, in which money it shows prices, and in which colours. */
export function AboutThisSite() {
  return (
    <Panel>
      <Links />
      <Choices />
    </Panel>
  )
}

/** A report of a fault says where it was seen. */
function Links() {
  const { pathname, search } = useLocation()
  return (
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Anchor
            to={to === routes.bugReport.to() ? routes.bugReport.to(pathname + search) : to}
            newTab={to === blogUrl}
          >
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}

function Choices() {
  const [currency, setCurrency] = useCurrency()
  const [theme, setTheme] = useTheme()
  return (
    <>
      <div className="row">
        <span aria-hidden="true">Currency</span>
        <SegmentedControl<Currency>
          label="Currency"
          value={currency}
          options={currencyOptions}
          onChange={setCurrency}
        />
      </div>
      <div className="row">
        <span aria-hidden="true">Theme</span>
        <Select label="Theme" value={theme} options={themeOptions} onChange={setTheme} />
      </div>
    </>
  )
}
