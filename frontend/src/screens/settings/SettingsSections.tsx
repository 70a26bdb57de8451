import styled from '@emotion/styled'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { routes } from '../../lib/routes.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { settingsTabs } from './settings-tabs.ts'

const List = styled.ul`
  margin-top: var(--s4);
  border: 1px solid var(--line);
  border-radius: var(--r-lg);
  background: var(--surface);
  & > li + li {
    border-top: 1px solid var(--line);
  }
  & a {
    display: flex;
    align-items: center;
    gap: var(--s3);
    min-height: 3.75rem;
    padding: var(--s2) var(--s4);
  }
  & a:active {
    background: var(--sunken);
  }
  & li:first-of-type a {
    border-radius: var(--r-lg) var(--r-lg) 0 0;
  }
  & li:last-of-type a {
    border-radius: 0 0 var(--r-lg) var(--r-lg);
  }
  & span {
    flex: 1;
    min-width: 0;
  }
  & b {
    display: block;
    font-weight: 650;
  }
  & small {
    display: block;
    color: var(--ink-2);
    font-size: var(--text-sm);
  }
  & svg {
    flex: none;
    color: var(--ink-3);
  }
`

/** Every part of the settings, one below the other: a row of nine is wider than a phone. */
export const SettingsSections = () => (
  <List>
    {settingsTabs.map(({ value, label, about }) => (
      <li key={value}>
        <Anchor to={routes.settings.to(value)}>
          <span>
            <b>{label}</b>
            <small>{about}</small>
          </span>
          <ChevronRight aria-hidden="true" />
        </Anchor>
      </li>
    ))}
  </List>
)

const Back = styled(Anchor)`
  display: inline-flex;
  align-items: center;
  gap: var(--s1);
  min-height: 2.75rem;
  margin-left: -0.25rem;
  padding-right: var(--s3);
  color: var(--brand);
  font-size: var(--text-sm);
  font-weight: 600;
`

/** From one part back to all of them. */
export const ToAllSettings = () => (
  <Back to={routes.settings.to()}>
    <ChevronLeft aria-hidden="true" />
    All settings
  </Back>
)
