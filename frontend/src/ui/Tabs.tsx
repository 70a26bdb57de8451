import styled from '@emotion/styled'
import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { tabRowStyles, tabStyles } from './tab-styles.ts'

const Row = styled(Radix.List)(tabRowStyles)
const Trigger = styled(Radix.Trigger)(tabStyles)

const Panel = styled(Radix.Content)`
  padding-top: var(--s5);
`

export interface Tab {
  readonly value: string
  readonly label: string
  /** Shown faintly after the label. */
  readonly count?: number | undefined
  readonly content: ReactNode
}

interface TabsProps {
  readonly tabs: readonly [Tab, ...Tab[]]
  /** What the row of tabs is about, read aloud. */
  readonly label: string
  /** Given together with onValueChange where the choice lives elsewhere, such as in the address. */
  readonly value?: string
  readonly onValueChange?: (value: string) => void
}

/** Panels of one thing, one at a time; arrows move along the row. */
export function Tabs({ tabs, label, value, onValueChange }: TabsProps) {
  const chosen = value === undefined ? { defaultValue: tabs[0].value } : { value }
  return (
    <Radix.Root {...chosen} {...(onValueChange === undefined ? {} : { onValueChange })}>
      <Row aria-label={label}>
        {tabs.map((tab) => (
          <Trigger key={tab.value} value={tab.value}>
            {tab.label}
            {tab.count !== undefined && <small>{tab.count}</small>}
          </Trigger>
        ))}
      </Row>
      {tabs.map((tab) => (
        <Panel key={tab.value} value={tab.value}>
          {tab.content}
        </Panel>
      ))}
    </Radix.Root>
  )
}
