import styled from '@emotion/styled'
import type { ReactNode } from 'react'

const Root = styled.div`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  overflow-x: auto;
  scrollbar-width: none;
  /* A line that takes nothing of what is pressed. */
  box-shadow: inset 0 0 0 1px var(--line-strong);
  border-radius: var(--r-full);
  background: var(--surface);
  & button {
    display: inline-grid;
    flex: none;
    grid-auto-flow: column;
    gap: var(--s1);
    place-items: center;
    min-width: var(--control);
    height: var(--control);
    padding: 0 var(--s2);
    border: 3px solid transparent;
    border-radius: var(--r-full);
    background: none padding-box;
    color: var(--ink-2);
    font-size: var(--text-sm);
    font-weight: 600;
    line-height: 1;
    transition: background var(--quick);
  }
  @media (max-width: 479px) {
    & button {
      padding: 0 0.375rem;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid;
    & button {
      border-color: Canvas;
    }
  }
  & button:hover {
    color: var(--ink);
  }
  /* Within, because what is outside is cut off. */
  & button:focus-visible {
    border-radius: var(--r-full);
    box-shadow: inset 0 0 0 2px var(--brand);
  }
  & button[aria-pressed='true'] {
    background-color: var(--sunken);
    color: var(--ink);
  }
`

interface SegmentedControlProps<Value extends string> {
  /** What is chosen here, read aloud. */
  readonly label: string
  readonly value: Value
  readonly options: readonly {
    readonly value: Value
    readonly label: string
    /** Shown in the label's place, which is then read aloud only. */
    readonly icon?: ReactNode
  }[]
  readonly onChange: (value: Value) => void
}

/** One of two or three, all in sight. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  return (
    <Root role="group" aria-label={props.label}>
      {props.options.map(({ value, label, icon }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === props.value}
          {...(icon === undefined ? {} : { 'aria-label': label, title: label })}
          onClick={() => {
            props.onChange(value)
          }}
        >
          {icon ?? label}
        </button>
      ))}
    </Root>
  )
}
