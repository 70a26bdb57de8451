import { Plus } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { alertMatchesApi } from '../../features/deal-alerts/alert-matches.endpoints.ts'
import { routes } from '../../lib/routes.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { TabLinks } from '../../ui/TabLinks.tsx'
import { PageIntro } from '../shared/PageIntro.tsx'
import { plainPage } from '../shared/page-styles.ts'
import { alertTabFrom, alertTabs, type AlertTab } from './alert-tabs.ts'
import { AlertList } from './AlertList.tsx'
import { AlertSettings } from './AlertSettings.tsx'
import { MatchList } from './MatchList.tsx'

/** What a member wants to be told of, what was found, and when to be told. */
export function DealAlertsScreen() {
  const tab = alertTabFrom(useParams()['tab'])
  const { data } = alertMatchesApi.useCountUnreadQuery()
  const unread = data?.unread ?? 0
  const links = alertTabs.map(({ value, label }) => ({
    to: routes.dealAlerts.to(value),
    label,
    count: value === 'matches' && unread > 0 ? unread : undefined,
    current: value === tab,
  }))
  return (
    <div className="wrap" css={[plainPage, { maxWidth: '56rem' }]}>
      <PageIntro
        title="Deal Alerts"
        text="Say once what you are looking for; we tell you when somebody finds it."
        tools={
          <ButtonLink to={routes.dealAlert.to('new')} variant="primary">
            <Plus aria-hidden="true" />
            New alert
          </ButtonLink>
        }
      />
      <TabLinks label="Deal alerts" links={links} />
      <div css={{ display: 'grid', gap: 'var(--s4)', paddingTop: 'var(--s5)' }}>
        <Section tab={tab} />
      </div>
    </div>
  )
}

function Section({ tab }: { readonly tab: AlertTab }) {
  switch (tab) {
    case 'alerts':
      return <AlertList />
    case 'matches':
      return <MatchList />
    case 'settings':
      return <AlertSettings />
  }
}
