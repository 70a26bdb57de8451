import type { ReactNode } from 'react'
import { Box } from '../../ui/Card.tsx'

interface SettingsBoxProps {
  readonly title: string
  readonly children: ReactNode
}

/** One group of settings. */
export function SettingsBox({ title, children }: SettingsBoxProps) {
  return (
    <Box css={{ padding: 'var(--s5)' }}>
      <h2 css={{ '&&': { fontSize: 'var(--text-lg)' } }}>{title}</h2>
      <div css={{ display: 'grid', gap: 'var(--s4)', justifyItems: 'start', '& > *': { width: '100%' } }}>
        {children}
      </div>
    </Box>
  )
}
