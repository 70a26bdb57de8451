import styled from '@emotion/styled'
import { counted, siteSettings, type Setting, type SettingsView } from '@deals/events'
import { LeaveWarning } from '../../shared/LeaveWarning.tsx'
import { sentenceOf, statusOf } from '../../../lib/api-problem.ts'
import { submitting } from '../../../lib/submitting.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { Columns, formStyles, Group } from '../../../ui/form-styles.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { SettingsRehearsed } from './SettingsRehearsed.tsx'
import { heldIn, useSettings } from './use-settings.ts'

const groups = [...new Set(siteSettings.map(({ group }) => group))]
const idOf = (name: string) => `setting-${name.replaceAll('.', '-')}`

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(24rem, 100%), 1fr));
  gap: var(--s4);
  & label {
    font-weight: 400;
  }
  & > section {
    align-content: start;
  }
  & > section > div {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: end;
  }
  /* Switches are short, and many: they have a row of their own. */
  & > [data-switches='true'] {
    grid-column: 1 / -1;
  }
  & > [data-switches='true'] > div {
    grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  }
`

/** Stays in sight while one looks through the numbers. */
const Bar = styled.div`
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--s3);
  padding-block: var(--s3);
  border-top: 1px solid var(--line);
  background: var(--surface);
`

interface SettingsFormProps {
  readonly settings: SettingsView
  readonly onAskAgain: () => Promise<void>
}

/** Every number in its group; those that were changed are sent together. */
export function SettingsForm({ settings, onAskAgain }: SettingsFormProps) {
  const form = useSettings(settings, onAskAgain)
  const { changed, discard, save, isSaving, error, wrong, rehearse, rehearsed, isRehearsing } = form
  const errors = Object.entries(wrong).map(([name, message]) => ({ id: idOf(name), message: inFull(name, message) }))
  return (
    <form css={formStyles} noValidate onSubmit={submitting(save)}>
      <LeaveWarning when={changed > 0 && !isSaving} text="The settings are not saved yet." />
      <p className="muted">A change holds within seconds, everywhere on the site. It stands in the log.</p>
      <ErrorSummary errors={errors} />
      <Groups>
        {groups.map((group) => (
          <SettingGroup key={group} group={group} form={form} values={settings.values} />
        ))}
      </Groups>
      {rehearsed !== undefined && (
        <SettingsRehearsed found={rehearsed} isSaving={isSaving} onSwitchOn={() => void save()} />
      )}
      <Bar data-foot="always">
        {error !== undefined && errors.length === 0 && (
          <div css={{ flexBasis: '100%' }}>
            <Alert variant="destructive">{sentenceOf(error)}</Alert>
          </div>
        )}
        <Button type="submit" variant="primary" disabled={changed === 0} busy={isSaving}>
          {saveWords(changed)}
        </Button>
        <Button disabled={changed === 0} busy={isRehearsing} onClick={() => void rehearse()}>
          Rehearse
        </Button>
        <Button disabled={changed === 0} onClick={discard}>
          Discard
        </Button>
        {statusOf(error) === 409 && (
          <Button variant="quiet" onClick={() => void form.askAgain()}>
            Show what was set
          </Button>
        )}
      </Bar>
    </form>
  )
}

interface SettingGroupProps {
  readonly group: string
  readonly form: Pick<ReturnType<typeof useSettings>, 'textOf' | 'change' | 'wrong'>
  readonly values: SettingsView['values']
}

function SettingGroup({ group, values, form: { textOf, change, wrong } }: SettingGroupProps) {
  const settings = siteSettings.filter((one) => one.group === group)
  return (
    <Group aria-label={group} data-switches={settings.every(({ isSwitch }) => isSwitch)}>
      <h2>{group}</h2>
      <Columns>
        {settings.map((setting) => {
          const field = { setting, error: wrong[setting.name], text: textOf(setting), held: heldIn(values, setting) }
          const Field = setting.isSwitch === true ? SwitchField : NumberField
          return <Field key={setting.name} {...field} onChange={(text) => change(setting.name, text)} />
        })}
      </Columns>
    </Group>
  )
}

function saveWords(changed: number): string {
  return changed === 0 ? 'Save' : `Save ${counted(changed, 'change')}`
}

function inFull(name: string, message: string): string {
  const setting = siteSettings.find((one) => one.name === name)
  return setting === undefined ? message : `${setting.group}, ${setting.label}: ${message}`
}

interface SettingFieldProps {
  readonly setting: Setting
  readonly text: string
  readonly held: string
  readonly error: string | undefined
  readonly onChange: (text: string) => void
}

function helpFor({ setting: { usual }, text, held }: Pick<SettingFieldProps, 'setting' | 'text' | 'held'>) {
  const now = text === held || held === String(usual) ? [] : [`Now ${held}`]
  const usually = text === String(usual) ? [] : [`Usually ${usual}`]
  return [...now, ...usually].join('. ') || undefined
}

function NumberField({ setting, text, held, error, onChange }: SettingFieldProps) {
  const { name, label, isWhole } = setting
  return (
    <TextField
      id={idOf(name)}
      label={label}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={8}
      help={helpFor({ setting, text, held })}
      error={error}
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** Something that is on or off for everybody. */
function SwitchField({ setting: { name, label }, text, onChange }: SettingFieldProps) {
  return (
    <Checkbox
      id={idOf(name)}
      label={label}
      checked={text === '1'}
      onChange={({ target: { checked } }) => onChange(checked ? '1' : '0')}
    />
  )
}
