import { themes, type Theme } from '@deals/events'

/** How each theme is called where a person chooses one. */
export const themeTitles: Readonly<Record<Theme, string>> = {
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  'pure-light': 'Pure light',
  'pure-dark': 'Pure dark',
  latte: 'Latte',
  frappe: 'Frappé',
  macchiato: 'Macchiato',
  mocha: 'Mocha',
  'rose-pine': 'Rosé Pine',
  'rose-pine-moon': 'Rosé Pine Moon',
  'rose-pine-dawn': 'Rosé Pine Dawn',
  'solarized-dark': 'Solarized dark',
}

const names: ReadonlySet<unknown> = new Set(themes)

export function isThemeName(value: unknown): value is Theme {
  return names.has(value)
}

/** The class that `<html>` carries; light is what stands there without one, and system leaves it to the device. */
export function classForTheme(theme: Theme): string {
  return theme === 'system' || theme === 'light' ? '' : theme
}

/** What the page's `<html>` carries; the attribute tells light and system apart, which share having no class. */
export function themeAttributes(theme: Theme): { readonly class: string; readonly 'data-theme': Theme } {
  return { class: classForTheme(theme), 'data-theme': theme }
}

/** Gives a page that is already shown another theme; other classes stay. */
export function applyTheme(root: HTMLElement, theme: Theme): void {
  root.classList.remove(...themes)
  const name = classForTheme(theme)
  if (name !== '') {
    root.classList.add(name)
  }
  root.dataset['theme'] = theme
}
