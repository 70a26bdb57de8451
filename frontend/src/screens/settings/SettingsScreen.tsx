import { useParams } from 'react-router-dom'
import { routes } from '../../app/routes.ts'
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
import { settingsTabFrom, settingsTabs, type SettingsTab } from './settings-tabs.ts'
import { WebhookSettings } from './WebhookSettings.tsx'

/** What a member decides about the site and the account. */
export function SettingsScreen() {
  const tab = settingsTabFrom(useParams()['tab'])
  const links = settingsTabs.map(({ value, label }) => ({
    to: routes.settings.to(value),
    label,
    current: value === tab,
  }))
  return (
    <div className="wrap" css={[plainPage, { maxWidth: '48rem' }]}>
      <h1>Settings</h1>
      <div css={{ marginTop: 'var(--s4)' }}>
        <TabLinks label="Settings" links={links} />
      </div>
      <div css={{ display: 'grid', gap: 'var(--s6)', paddingTop: 'var(--s6)' }}>
        <Section tab={tab} />
      </div>
    </div>
  )
}

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
