import { currencies, layouts, themes, type Currency, type Layout, type Theme } from '@deals/events'
import { useCurrency, useLayout } from '../../features/preferences/use-preference.ts'
import { useTheme } from '../../features/preferences/use-theme.ts'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { NewsletterBox } from './NewsletterBox.tsx'
import { ReadingBox } from './ReadingBox.tsx'
import { SettingsBox } from './SettingsBox.tsx'

const words: Readonly<Record<Currency | Layout, string>> = {
  USD: 'US dollars (USD)',
  CAD: 'Canadian dollars (CAD)',
  grid: 'Grid',
  list: 'List',
}

const themeName = (theme: Theme) =>
  theme === 'system'
    ? 'As the device says'
    : theme.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase())

const themeChoices = themes.map((value) => ({ value, label: themeName(value) }))

/** Currency, layout, theme, how lists begin, and the newsletter; every choice holds at once. */
export function GeneralSettings() {
  const [currency, changeCurrency] = useCurrency()
  const [layout, changeLayout] = useLayout()
  const [theme, changeTheme] = useTheme()
  return (
    <>
      <SettingsBox title="Display">
        <RadioGroup
          label="Currency"
          layout="row"
          help="Prices are never converted; lists show the deals in this currency."
          value={currency}
          options={currencies.map((value) => ({ value, label: words[value] }))}
          onChange={changeCurrency}
        />
        <RadioGroup
          label="Layout of lists"
          layout="row"
          value={layout}
          options={layouts.map((value) => ({ value, label: words[value] }))}
          onChange={changeLayout}
        />
        <SelectField
          label="Theme"
          options={themeChoices}
          value={theme}
          onChange={(event) => {
            const chosen = themes.find((known) => known === event.target.value)
            if (chosen !== undefined) {
              changeTheme(chosen)
            }
          }}
        />
      </SettingsBox>
      <ReadingBox />
      <NewsletterBox />
    </>
  )
}
