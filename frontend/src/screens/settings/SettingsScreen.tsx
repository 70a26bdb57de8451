import styled from '@emotion/styled'
import { useParams } from 'react-router-dom'
import { routes } from '../../lib/routes.ts'
import { TabLinks } from '../../ui/TabLinks.tsx'
import { plainPage } from '../shared/page-styles.ts'
import { DataSettings } from './DataSettings.tsx'
import { FeedSettings } from './FeedSettings.tsx'
import { GeneralSettings } from './GeneralSettings.tsx'
import { NotificationSettings } from './NotificationSettings.tsx'
import { PrivacySettings } from './PrivacySettings.tsx'
import { ProfileSettings } from './ProfileSettings.tsx'
import { SecuritySettings } from './SecuritySettings.tsx'
import { StandingSettings } from './StandingSettings.tsx'
import { SettingsSections, ToAllSettings } from './SettingsSections.tsx'
import { settingsTabFrom, settingsTabs, type SettingsTab } from './settings-tabs.ts'
import { WebhookSettings } from './WebhookSettings.tsx'

/** The page has one navigation at a time: a row of tabs, or on phones a list that has a page to itself. */
const Root = styled.div`
  max-width: 48rem;
  & > .tabs {
    margin-top: var(--s4);
  }
  & > .part {
    display: grid;
    gap: var(--s6);
    padding-top: var(--s6);
  }
  @media (min-width: 768px) {
    & .phone {
      display: none;
    }
  }
  @media (max-width: 767px) {
    & > .tabs,
    &[data-lists='true'] > .part,
    & .wide {
      display: none;
    }
    &[data-lists='false'] {
      padding-top: var(--s2);
    }
    & > .part {
      padding-top: var(--s4);
    }
  }
`

/** What a member decides about the site and the account. */
export function SettingsScreen() {
  const { tab: named } = useParams()
  const tab = settingsTabFrom(named)
  const links = settingsTabs.map(({ value, label }) => ({
    to: routes.settings.to(value),
    label,
    current: value === tab,
  }))
  const isList = named === undefined
  return (
    <Root className="wrap" css={plainPage} data-lists={isList}>
      {!isList && (
        <nav className="phone" aria-label="Settings">
          <ToAllSettings />
        </nav>
      )}
      <h1>{isList ? 'Settings' : <Heading of={tab} />}</h1>
      {isList && (
        <nav className="phone" aria-label="Settings">
          <SettingsSections />
        </nav>
      )}
      <div className="tabs">
        <TabLinks label="Settings" links={links} />
      </div>
      <div className="part">
        <Section tab={tab} />
      </div>
    </Root>
  )
}

/** Beside tabs that tell which part is open, its name would stand twice. */
const Heading = ({ of: tab }: { readonly of: SettingsTab }) => (
  <>
    <span className="wide">Settings</span>
    <span className="phone">{settingsTabs.find(({ value }) => value === tab)?.label}</span>
  </>
)

function Section({ tab }: { readonly tab: SettingsTab }) {
  switch (tab) {
    case 'general':
      return <GeneralSettings />
    case 'profile':
      return <ProfileSettings />
    case 'feed':
      return <FeedSettings />
    case 'notifications':
      return <NotificationSettings />
    case 'privacy':
      return <PrivacySettings />
    case 'security':
      return <SecuritySettings />
    case 'standing':
      return <StandingSettings />
    case 'webhooks':
      return <WebhookSettings />
    case 'data':
      return <DataSettings />
  }
}
