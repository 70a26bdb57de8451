import { act, useState, type ComponentType, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { screen } from '@testing-library/react'
import { drawnAhead } from './lazy-part.ts'

interface Props {
  readonly name: string
}
const Drawn = ({ name }: Props) => <p>{`of ${name}`}</p>

/** What the server writes for a part in a place of its own. */
const written = '<!--$--><p>of shoes</p><!--/$-->'

function part() {
  let arrive = (): void => undefined
  const code = new Promise<void>((resolve) => (arrive = resolve))
  const Part = drawnAhead(async () => {
    await code
    return { default: Drawn }
  })
  return { Part, arrive }
}

/** Brings to life what the server has drawn, on a page that draws itself anew when its button is pressed. */
async function alive(Part: ComponentType<Props>, nameOf: (presses: number) => string): Promise<() => Promise<void>> {
  function Page(): ReactNode {
    const [presses, setPresses] = useState(0)
    return (
      <>
        <button onClick={() => setPresses(presses + 1)}>{`Pressed ${presses}`}</button>
        <Part name={nameOf(presses)} />
      </>
    )
  }
  const root = document.createElement('div')
  root.innerHTML = `<button>Pressed 0</button>${written}`
  document.body.replaceChildren(root)
  const hydrated = await act(async () => hydrateRoot(root, <Page />))
  return () => act(async () => hydrated.unmount())
}

const press = () => act(async () => screen.getByRole('button').click())

it('stays as the server has drawn it while its code comes, however often the page draws itself', async () => {
  const { Part, arrive } = part()
  const end = await alive(Part, () => 'shoes')
  const drawn = screen.getByText('of shoes')
  await press()
  expect(screen.getByRole('button')).toHaveTextContent('Pressed 1')
  expect(screen.getByText('of shoes')).toBe(drawn)
  await act(async () => arrive())
  expect(screen.getByText('of shoes')).toBe(drawn)
  await end()
})

it('follows what it is about', async () => {
  const { Part, arrive } = part()
  const end = await alive(Part, (presses) => (presses === 0 ? 'shoes' : 'lamps'))
  await act(async () => arrive())
  await press()
  expect(screen.getByText('of lamps')).toBeVisible()
  await end()
})
