import styled from '@emotion/styled'
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { tabRowStyles, tabStyles } from './tab-styles.ts'

const Row = styled.div(tabRowStyles)
const Trigger = styled.button(tabStyles)

const Panel = styled.div`
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
  const id = useId()
  const [ownChoice, setOwnChoice] = useState(tabs[0].value)
  const asked = value ?? ownChoice
  const chosen = tabs.find((tab) => tab.value === asked) ?? tabs[0]
  const choose = (next: string) => {
    setOwnChoice(next)
    onValueChange?.(next)
  }
  const idOf = (part: 'tab' | 'panel', tab: Tab) => `${id}-${part}-${tab.value}`
  return (
    <>
      <Row role="tablist" className="fading-ends" aria-label={label} onKeyDown={moveAlong}>
        {tabs.map((tab) => (
          <Trigger
            key={tab.value}
            type="button"
            role="tab"
            id={idOf('tab', tab)}
            aria-controls={idOf('panel', tab)}
            aria-selected={tab === chosen}
            tabIndex={tab === chosen ? 0 : -1}
            // Whoever moves along the row opens each on the way.
            onFocus={() => choose(tab.value)}
            onClick={() => choose(tab.value)}
          >
            {tab.label}
            {tab.count !== undefined && <small>{tab.count}</small>}
          </Trigger>
        ))}
      </Row>
      {tabs.map((tab) => (
        <Panel
          key={tab.value}
          role="tabpanel"
          id={idOf('panel', tab)}
          aria-labelledby={idOf('tab', tab)}
          tabIndex={0}
          hidden={tab !== chosen}
        >
          {tab === chosen && tab.content}
        </Panel>
      ))}
    </>
  )
}

/** Where a key leads from one tab of so many; undefined for all other keys. */
const placeAfter: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowRight: (place, last) => (place === last ? 0 : place + 1),
  ArrowLeft: (place, last) => (place === 0 ? last : place - 1),
  Home: () => 0,
  End: (_place, last) => last,
}

function moveAlong(event: KeyboardEvent<HTMLElement>) {
  const next = placeAfter[event.key]
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
  const place = tabs.findIndex((tab) => tab === event.target)
  if (next !== undefined && place >= 0) {
    event.preventDefault()
    tabs[next(place, tabs.length - 1)]?.focus()
  }
}
