import { useState } from 'react'
import { mutedLimits, mutedWordProblem, mutedWordText } from '@deals/events'
import { useMuting } from '../../features/preferences/use-muting.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { AddForm } from './AddForm.tsx'
import { MutedList } from './MutedList.tsx'
import { SettingsBox } from './SettingsBox.tsx'

/** Words of titles that a member does not want to read. */
export function MutedWordsBox() {
  const { muted, change } = useMuting()
  const [wholeWord, setWholeWord] = useState(true)
  const { words } = muted
  const add = (text: string) => {
    const problem = mutedWordProblem(text, words)
    if (problem === null) {
      change({ words: [...words, { text: mutedWordText(text), wholeWord }] })
    }
    return problem
  }
  return (
    <SettingsBox title="Muted words">
      <MutedList
        label="Muted words"
        most={mutedLimits.words}
        empty="You mute no word."
        tokens={words.map(({ text, wholeWord: isWhole }) => ({ value: text, label: isWhole ? text : `…${text}…` }))}
        onRemove={(text) => change({ words: words.filter((word) => word.text !== text) })}
      />
      <AddForm label="Word" help="Deals with it in their title are left out of your lists and alerts." onAdd={add}>
        <Checkbox
          label="Whole word"
          help="“cat” leaves “catalogue” alone. Without it, every title that holds these letters is left out."
          checked={wholeWord}
          onChange={({ target }) => setWholeWord(target.checked)}
        />
      </AddForm>
    </SettingsBox>
  )
}
