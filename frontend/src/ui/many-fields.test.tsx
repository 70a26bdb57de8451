import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { PlacesField } from './PlacesField.tsx'
import { Switch } from './Switch.tsx'
import { withWordsOf, WordsField } from './WordsField.tsx'

function Keywords({ onSubmit }: { readonly onSubmit?: () => void }) {
  const [words, setWords] = useState<readonly string[]>([])
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.()
      }}
    >
      <WordsField
        label="Keywords"
        error="A keyword is too short"
        words={words}
        isWrong={(word) => word.length < 2}
        onChange={setWords}
      />
      <button>Save</button>
    </form>
  )
}

const chosen = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const field = (role: string) => screen.getByRole(role, { name: /Keywords|Stores/ })

describe('a field of several words', () => {
  it('takes a word at Enter and at a comma, and sends its form at Enter when nothing is typed', async () => {
    const user = userEvent.setup()
    const onSubmit = jest.fn()
    render(<Keywords onSubmit={onSubmit} />)
    await user.type(field('textbox'), 'lego{Enter}duplo,')
    expect(chosen()).toEqual(['lego', 'duplo'])
    expect(onSubmit).not.toHaveBeenCalled()
    await user.type(field('textbox'), '{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  it('takes back the last word at Backspace, and any by its button, which leaves the focus in the field', async () => {
    const user = userEvent.setup()
    render(<Keywords />)
    await user.type(field('textbox'), 'lego,duplo,bricks,{Backspace}')
    expect(chosen()).toEqual(['lego', 'duplo'])
    await user.click(screen.getByRole('button', { name: 'Remove lego' }))
    expect(chosen()).toEqual(['duplo'])
    expect(field('textbox')).toHaveFocus()
  })

  it('takes several that are pasted, and what was left standing in the field', async () => {
    const user = userEvent.setup()
    render(<Keywords />)
    await user.click(field('textbox'))
    await user.paste('lego, star  wars\nbricks')
    await user.type(field('textbox'), 'minifig')
    await user.tab()
    expect(chosen()).toEqual(['lego', 'star wars', 'bricks', 'minifig'])
  })

  it('is tied to its error', () => {
    render(<Keywords />)
    expect(field('textbox')).toBeInvalid()
    expect(field('textbox')).toHaveAccessibleDescription('A keyword is too short')
  })

  it('keeps a word once, however it is written', () => {
    expect(withWordsOf(['Lego'], 'LEGO, duplo,, Duplo ,"star wars"')).toEqual(['Lego', 'duplo', '"star wars"'])
  })
})

const stores = [
  { key: 'norvik', label: 'Norvik' },
  { key: 'north-audio', label: 'North Audio' },
]

function Stores() {
  const [words, setWords] = useState('')
  const [slugs, setSlugs] = useState<readonly string[]>([])
  const nameOf = (slug: string) => stores.find(({ key }) => key === slug)?.label ?? slug
  return (
    <PlacesField
      label="Stores"
      chosen={slugs.map((slug) => ({ value: slug, label: nameOf(slug) }))}
      options={stores.filter(({ key, label }) => label.toLowerCase().includes(words) && !slugs.includes(key))}
      words={words}
      onWords={setWords}
      onAdd={({ key }) => setSlugs([...slugs, key])}
      onRemove={(slug) => setSlugs(slugs.filter((one) => one !== slug))}
    />
  )
}

describe('a field of several places', () => {
  it('lists what fits, and takes the marked one at Enter', async () => {
    const user = userEvent.setup()
    render(<Stores />)
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    await user.type(field('combobox'), 'nor')
    expect(screen.getAllByRole('option')).toHaveLength(2)
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('North Audio')
    await user.keyboard('{Enter}')
    expect(chosen()).toEqual(['North Audio'])
    expect(field('combobox')).toHaveValue('')
  })

  it('takes one that is pressed, closes at Escape, and takes the last back at Backspace', async () => {
    const user = userEvent.setup()
    render(<Stores />)
    await user.type(field('combobox'), 'norv')
    await user.click(screen.getByRole('option', { name: 'Norvik' }))
    await user.type(field('combobox'), 'nor{Escape}')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    await user.clear(field('combobox'))
    await user.keyboard('{Backspace}')
    expect(chosen()).toEqual([])
  })
})

it('a switch says whether it is on, and gives the other at a press', async () => {
  const onChange = jest.fn()
  render(<Switch label="Alert Lego" checked onChange={onChange} />)
  await userEvent.click(screen.getByRole('switch', { name: 'Alert Lego', checked: true }))
  expect(onChange).toHaveBeenCalledWith(false)
})
