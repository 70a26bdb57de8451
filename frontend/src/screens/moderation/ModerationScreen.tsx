import { useParams } from 'react-router-dom'
import { moderationApi } from '../../features/moderation/moderation.endpoints.ts'
import { statusOf } from '../../lib/api-problem.ts'
import { routes } from '../../lib/routes.ts'
import { TabLinks } from '../../ui/TabLinks.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { RoleGone } from '../shared/RoleGone.tsx'
import { AppealsSection } from './AppealsSection.tsx'
import { DeskSection } from './DeskSection.tsx'
import { EditsSection } from './EditsSection.tsx'
import { LaterSection } from './LaterSection.tsx'
import { LogSection } from './LogSection.tsx'
import { MembersSection } from './MembersSection.tsx'
import { StoresSection } from './StoresSection.tsx'
import { laneOf, moderationTabFrom, moderationTabs, type ModerationTab } from './moderation-tabs.ts'

/** How often the counts on the tabs are asked for again, in milliseconds. */
const countsEvery = 15_000

/** Where moderators work: what waits, why, and what to do about it. */
export function ModerationScreen() {
  const tab = moderationTabFrom(useParams()['tab'])
  const { data: counts, error } = moderationApi.useGetCountsQuery(undefined, {
    pollingInterval: countsEvery,
    skipPollingIfUnfocused: true,
  })
  const known: Readonly<Record<string, number>> = counts ?? {}
  const links = moderationTabs.map(({ value, label }) => ({
    to: routes.moderation.to(value),
    label,
    // Nobody waits among the members: they are looked for.
    count: value === 'users' ? undefined : known[value],
    current: value === tab,
  }))
  return (
    <div data-fills css={{ display: 'flex', flexDirection: 'column', flex: 1 }}>
      <h1>
        <VisuallyHidden>Moderation</VisuallyHidden>
      </h1>
      <div css={{ paddingInline: 'var(--s4)', '& nav': { borderBottom: 0 } }}>
        <TabLinks label="Moderation" links={links} />
      </div>
      {statusOf(error) === 403 && <RoleGone lost="moderator" />}
      <Section tab={tab} />
    </div>
  )
}

function Section({ tab }: { readonly tab: ModerationTab }) {
  const lane = laneOf(tab)
  if (lane !== undefined) {
    return <DeskSection key={lane} lane={lane} />
  }
  switch (tab) {
    case 'users':
      return <MembersSection />
    case 'stores':
      return <StoresSection />
    case 'edits':
      return <EditsSection />
    case 'appeals':
      return <AppealsSection />
    case 'log':
      return <LogSection />
    default:
      return <LaterSection tab={tab} />
  }
}
