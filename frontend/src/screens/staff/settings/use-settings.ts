import { useState } from 'react'
import { hindrancesOfSettings } from '@deals/events'
import type { Setting, SettingsView } from '@deals/events'
import { settingsApi } from '../../../features/staff/settings.endpoints.ts'
import { fieldsOf } from '../../../lib/api-problem.ts'
import { showToast } from '../../../ui/toasts.ts'

/** A number as people write it; what is none is refused like one that is out of bounds. */
const numberOf = (text: string): number => (text.trim() === '' ? NaN : Number(text.trim().replace(',', '.')))

/** What is written into the fields, until it is set or discarded. */
export function useSettings({ version, values }: SettingsView, onAskAgain: () => Promise<void>) {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const [isTried, setTried] = useState(false)
  const [send, { isLoading, error, reset }] = settingsApi.useChangeSettingsMutation()
  const numbers = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, numberOf(text)]))
  const hindrances = hindrancesOfSettings(numbers)
  const discard = () => {
    setTexts({})
    setTried(false)
    reset()
  }
  const textOf = ({ name, usual }: Setting) => texts[name] ?? String(values[name] ?? usual)
  return {
    textOf,
    change: (name: string, text: string) => {
      reset()
      setTexts({ ...texts, [name]: text })
    },
    changed: Object.keys(texts).length,
    discard,
    isSaving: isLoading,
    error,
    wrong: { ...fieldsOf(error), ...(isTried ? hindrances : {}) },
    save: async () => {
      setTried(true)
      if (hindrances !== null) {
        return
      }
      const answer = await send({ version, values: numbers })
      if (answer.error === undefined) {
        await onAskAgain()
        discard()
        showToast({ title: 'Settings saved' })
      }
    },
  }
}
