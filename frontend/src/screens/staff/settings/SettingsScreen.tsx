import { siteSettings } from '@deals/events'
import type { SettingsView } from '@deals/events'
import { settingsApi } from '../../../features/staff/settings.endpoints.ts'
import { absoluteTime } from '../../../lib/relative-time.ts'
import { Loaded } from '../../shared/Loaded.tsx'
import { WideTable } from '../../shared/WideTable.tsx'
import { ByWhom } from '../ByWhom.tsx'
import { StaffFrame } from '../StaffFrame.tsx'
import { StaffSection } from '../staff-styles.ts'
import { SettingsForm } from './SettingsForm.tsx'

/** How often who may do what, from when something counts, and who changed that: for super users and owners. */
export function SettingsScreen() {
  const answer = settingsApi.useGetSettingsQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <StaffFrame part="settings" title="Settings">
      <Loaded answer={answer} name="the settings" height="60rem">
        {(settings) => (
          <>
            <SettingsForm settings={settings} onAskAgain={async () => void (await answer.refetch())} />
            <Changes changes={settings.changes} />
          </>
        )}
      </Loaded>
    </StaffFrame>
  )
}

const columns = [
  ...[
    { title: 'Time (UTC)' },
    { title: 'Setting' },
    { title: 'From', isNumber: true },
    { title: 'To', isNumber: true },
  ],
  { title: 'By' },
]

function nameOf(name: string): string {
  const setting = siteSettings.find((one) => one.name === name)
  return setting === undefined ? name : `${setting.group} · ${setting.label}`
}

function Changes({ changes }: Pick<SettingsView, 'changes'>) {
  return (
    <StaffSection aria-label="Changes" css={{ marginTop: 'var(--s8)' }}>
      <h2>Changes</h2>
      {changes.length === 0 ? (
        <p className="muted">Nothing was changed yet: every number is as usual.</p>
      ) : (
        <WideTable label="Changes of settings" columns={columns}>
          {changes.map(({ position, at, name, from, to, by, actor }) => (
            <tr key={`${position} ${name}`}>
              <td>{absoluteTime(at)}</td>
              <th scope="row">{nameOf(name)}</th>
              <td data-kind="number">{from}</td>
              <td data-kind="number">{to}</td>
              <td>
                <ByWhom {...{ by, actor }} />
              </td>
            </tr>
          ))}
        </WideTable>
      )}
    </StaffSection>
  )
}
