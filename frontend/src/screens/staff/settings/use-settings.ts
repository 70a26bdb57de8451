import { useState } from 'react'
import { hindrancesOfSettings, type Setting, type SettingsView } from '@deals/events'
import { rehearsalsApi } from '../../../features/rehearsals/rehearsals.endpoints.ts'
import { settingsApi } from '../../../features/staff/settings.endpoints.ts'
import { fieldsOf } from '../../../lib/api-problem.ts'
import { showToast } from '../../../ui/toasts.ts'

/** A number as people write it; what is none is refused like one that is out of bounds. */
const numberOf = (text: string): number => (text.trim() === '' ? NaN : Number(text.trim().replace(',', '.')))

/** What holds until another one is saved. */
export const heldIn = (values: SettingsView['values'], { name, usual }: Setting): string =>
  String(values[name] ?? usual)

/** What is written into the fields, until it is set or discarded. */
export function useSettings({ version, values }: SettingsView, onAskAgain: () => Promise<void>) {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const [isPressed, setPressed] = useState(false)
  const [send, { isLoading, error, reset }] = settingsApi.useChangeSettingsMutation()
  const [tryOut, tried] = rehearsalsApi.useRehearseSettingsMutation()
  const numbers = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, numberOf(text)]))
  const hindrances = hindrancesOfSettings(numbers)
  const failure = error ?? tried.error
  // What was tried was tried with other numbers.
  const forget = () => {
    reset()
    tried.reset()
  }
  const discard = () => {
    setTexts({})
    setPressed(false)
    forget()
  }
  /** Nothing is sent as long as a number cannot be set; its field says so. */
  const whenFine = async (give: () => Promise<void>) => {
    setPressed(true)
    await (hindrances === null ? give() : undefined)
  }
  const save = async () => {
    const answer = await send({ version, values: numbers })
    if (answer.error === undefined) {
      await onAskAgain()
      discard()
      showToast({ title: 'Settings saved' })
    }
  }
  return {
    textOf: (setting: Setting) => texts[setting.name] ?? heldIn(values, setting),
    change: (name: string, text: string) => {
      forget()
      setTexts({ ...texts, [name]: text })
    },
    changed: Object.keys(texts).length,
    discard,
    askAgain: () => onAskAgain().then(forget),
    isSaving: isLoading,
    error: failure,
    wrong: { ...fieldsOf(failure), ...(isPressed ? hindrances : {}) },
    rehearsed: tried.data,
    isRehearsing: tried.isLoading,
    rehearse: () => whenFine(async () => void (await tryOut({ values: numbers }))),
    save: () => whenFine(save),
  }
}
