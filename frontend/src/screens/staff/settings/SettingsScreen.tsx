import { siteSettings, type SettingsView } from '@deals/events'
import { settingsApi } from '../../../features/staff/settings.endpoints.ts'
import { Loaded } from '../../shared/Loaded.tsx'
import { Changes } from '../Changes.tsx'
import { StaffFrame } from '../StaffFrame.tsx'
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
            <SettingChanges changes={settings.changes} />
          </>
        )}
      </Loaded>
    </StaffFrame>
  )
}

const columns = [{ title: 'Setting' }, { title: 'From', isNumber: true }, { title: 'To', isNumber: true }]

const settingNamed = (name: string) => siteSettings.find((one) => one.name === name)
const valueWords = (name: string, value: number) =>
  settingNamed(name)?.isSwitch === true ? (value === 1 ? 'on' : 'off') : value

function nameOf(name: string): string {
  const setting = settingNamed(name)
  return setting === undefined ? name : `${setting.group} · ${setting.label}`
}

function SettingChanges({ changes }: Pick<SettingsView, 'changes'>) {
  return (
    <Changes
      label="Changes of settings"
      none="Nothing was changed yet: every number is as usual."
      columns={columns}
      changes={changes}
      keyOf={({ position, name }) => `${position} ${name}`}
      css={{ marginTop: 'var(--s8)' }}
    >
      {({ name, from, to }) => (
        <>
          <th scope="row">{nameOf(name)}</th>
          <td data-kind="number">{valueWords(name, from)}</td>
          <td data-kind="number">{valueWords(name, to)}</td>
        </>
      )}
    </Changes>
  )
}
