import { useCallback } from 'react'
import type { Theme } from '@deals/events'
import { applyTheme } from '../../ui/themes/themes.ts'
import { usePreference } from './use-preference.ts'

/** The theme of the page, and the way to change it, which repaints at once. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const [theme, keep] = usePreference('theme')
  const change = useCallback(
    (next: Theme) => {
      applyTheme(document.documentElement, next)
      keep(next)
    },
    [keep],
  )
  return [theme, change]
}
