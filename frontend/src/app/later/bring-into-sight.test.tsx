import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Scroller } from '../../ui/Scroller.tsx'
import { bringIntoSight } from './bring-into-sight.ts'

it('what a key comes to in a row stands out from under its arrows, and what was come to first', async () => {
  const seen: unknown[] = []
  Element.prototype.scrollIntoView = function (this: Element, how) {
    seen.push([this.textContent, how])
  }
  render(
    <>
      <Scroller subject="categories">
        <a href="/category/free">Free</a>
        <a href="/category/pets">Pets</a>
      </Scroller>
      <a href="/popular">Popular</a>
    </>,
  )
  await userEvent.tab()
  await userEvent.tab()
  const end = bringIntoSight(document, document.activeElement)
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  const whole = { block: 'nearest', inline: 'center' }
  expect([document.activeElement, seen]).toEqual([
    screen.getByText('Popular'),
    [
      ['Free', whole],
      ['Pets', whole],
    ],
  ])
  end()
  await userEvent.tab({ shift: true })
  await userEvent.tab({ shift: true })
  expect(seen).toHaveLength(2)
})
