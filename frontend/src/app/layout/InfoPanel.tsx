import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { Info } from 'lucide-react'
import { useLocation, useMatch } from 'react-router-dom'
import { currencies, themes } from '@deals/events'
import type { Currency } from '@deals/events'
import { useCurrency } from '../../features/preferences/use-preference.ts'
import { useTheme } from '../../features/preferences/use-theme.ts'
import { useKeptPart } from '../../lib/kept-part.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Button } from '../../ui/Button.tsx'
import { Popover } from '../../ui/Popover.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { Select } from '../../ui/Select.tsx'
import { themeTitles } from '../../ui/themes/themes.ts'
import { blogUrl, routes } from '../routes.ts'

const withdraw = keyframes`
  to { opacity: 0; pointer-events: none; }
`

const Place = styled.div`
  position: fixed;
  left: var(--s4);
  bottom: calc(var(--s4) + env(safe-area-inset-bottom));
  z-index: var(--layer-bar);
  & > button:not(:focus-visible) {
    box-shadow: var(--shadow-2);
  }
  /* Where it has no margin to stand in. Who reads on needs the room; it is back at the top, and wherever a keyboard comes to it. */
  @media (max-width: 1439px) {
    @supports (animation-timeline: scroll()) {
      &:not(:focus-within) {
        animation: ${withdraw} linear both;
        animation-timeline: scroll(root);
        animation-range: 2rem 10rem;
      }
    }
  }
  /* A tab at the edge, which ends before what cards say begins; a finger has as much room as with every button. */
  @media (max-width: 767px) {
    left: env(safe-area-inset-left);
    && > button {
      isolation: isolate;
      justify-content: start;
      width: 2.75rem;
      height: 2.75rem;
      padding-left: 0.25rem;
      border-color: transparent;
      background: none;
    }
    && > button:not(:focus-visible) {
      box-shadow: none;
    }
    && > button::before {
      content: '';
      position: absolute;
      inset: 0 1rem 0 -1px;
      z-index: -1;
      border: 1px solid var(--line-strong);
      border-left: 0;
      border-radius: 0 var(--r-full) var(--r-full) 0;
      background: var(--surface);
      box-shadow: var(--shadow-2);
    }
    /* Above the row with Get Deal, which sticks to the bottom there. */
    &[data-raised='true'] {
      bottom: calc(5.5rem + env(safe-area-inset-bottom));
    }
    /* Above the row that saves an alert, which holds a sentence besides. */
    &[data-high='true'] {
      bottom: calc(8rem + env(safe-area-inset-bottom));
    }
    /* Somebody who writes has half a screen left, and needs all of it. */
    body:has(main :is(input, textarea, select):focus) & {
      display: none;
    }
  }
`

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

/** Floats on every page: what the site is, in which money it shows prices, and in which colours. */
export function InfoPanel() {
  const isOnPost = useMatch(routes.post.path) !== null
  const isOnAlert = useMatch(routes.dealAlert.path) !== null
  return <Place data-raised={isOnPost} data-high={isOnAlert} {...useKeptPart('about this site', AboutThisSite, {})} />
}

function AboutThisSite() {
  return (
    <Popover
      label="About this site"
      align="start"
      trigger={
        <Button size="icon" aria-label="About this site">
          <Info aria-hidden="true" />
        </Button>
      }
    >
      <Panel>
        <Links />
        <Choices />
      </Panel>
    </Popover>
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
