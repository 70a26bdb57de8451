import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { createPortal } from 'react-dom'
import { useSwipe } from './use-swipe.ts'

type Place = readonly [x: number, y: number]

function Case({ onSwipe }: { readonly onSwipe: (by: 1 | -1) => void }) {
  return (
    <section {...useSwipe(onSwipe)}>
      <p>Words</p>
      <textarea aria-label="Note" />
      {createPortal(<p>Over it</p>, document.body)}
    </section>
  )
}

interface Way {
  readonly from: Place
  readonly to: Place
  readonly fingers?: number
}

function swipe(on: Element, { from: [fromX, fromY], to: [toX, toY], fingers = 1 }: Way) {
  const touch = (clientX: number, clientY: number) => ({ identifier: 0, target: on, clientX, clientY })
  const touches = Array.from({ length: fingers }, () => touch(fromX, fromY))
  fireEvent(on, createEvent.touchStart(on, { touches }))
  fireEvent(on, createEvent.touchEnd(on, { changedTouches: [touch(toX, toY)] }))
}

function swiped(act: () => void): readonly number[] {
  const steps: number[] = []
  render(<Case onSwipe={(by) => steps.push(by)} />)
  act()
  return steps
}

it.each([
  ['left', [300, 400], [180, 410], [1]],
  ['right', [100, 400], [220, 390], [-1]],
  ['left, hardly', [300, 400], [240, 400], []],
  ['down', [300, 400], [210, 600], []],
  ['in from the edge', [10, 400], [220, 400], []],
] as const)('a finger that goes %s', (...[, from, to, steps]) => {
  expect(swiped(() => swipe(screen.getByText('Words'), { from, to }))).toEqual(steps)
})

it.each(['Note', 'Over it', 'two fingers'] as const)(
  'is left alone where it is meant for something else: %s',
  (what) => {
    const act = () => {
      const on =
        what === 'Note' ? screen.getByRole('textbox') : screen.getByText(what === 'Over it' ? 'Over it' : 'Words')
      swipe(on, { from: [300, 400], to: [100, 400], fingers: what === 'two fingers' ? 2 : 1 })
    }
    expect(swiped(act)).toEqual([])
  },
)
