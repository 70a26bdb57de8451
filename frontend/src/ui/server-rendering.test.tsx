import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { Button } from './Button.tsx'
import { Carousel } from './Carousel.tsx'
import { Dialog } from './Dialog.tsx'
import { Gallery } from './Gallery.tsx'
import { GlobalStyle } from './GlobalStyle.tsx'
import { Logo } from './Logo.tsx'
import { Markdown } from './Markdown.tsx'
import { Menu } from './Menu.tsx'
import { MenuItem } from './MenuItem.tsx'
import { ProgressRing } from './ProgressRing.tsx'
import { Scroller } from './Scroller.tsx'
import { Tabs } from './Tabs.tsx'
import { TextField } from './TextField.tsx'
import { Toaster } from './Toaster.tsx'
import { Tooltip } from './Tooltip.tsx'

const pieces: readonly (readonly [string, ReactNode])[] = [
  ['global style', <GlobalStyle key="1" />],
  ['logo', <Logo key="1" />],
  ['breadcrumbs', <Breadcrumbs key="1" crumbs={[{ label: 'Home', to: '/' }, { label: 'Pets' }]} />],
  ['dialog', <Dialog key="1" title="Filter Deals" trigger={<Button>Filter</Button>} />],
  [
    'menu',
    <Menu key="1" trigger={<Button>More</Button>}>
      <MenuItem>Report</MenuItem>
    </Menu>,
  ],
  ['tabs', <Tabs key="1" label="Deal" tabs={[{ value: 'a', label: 'Description', content: 'Text' }]} />],
  [
    'tooltip',
    <Tooltip key="1" text="About">
      <Button>i</Button>
    </Tooltip>,
  ],
  ['field', <TextField key="1" label="Title" help="Short" error="Enter a title" />],
  ['markdown', <Markdown key="1" text={'Cheap[^1] and **good**\n\n| a |\n|--|\n| 1 |\n\n[^1]: Now'} />],
  ['gallery', <Gallery key="1" images={[{ imageUrl: '/images/a-1600.webp' }, { imageUrl: '/images/b-1600.webp' }]} />],
  ['scroller', <Scroller key="1" subject="categories" />],
  ['carousel', <Carousel key="1" title="More" items={[{ key: 'a', content: 'a' }]} autoPlaySeconds={5} />],
  ['ring', <ProgressRing key="1" score={92} />],
  ['toaster', <Toaster key="1" />],
]

beforeEach(() => {
  window.matchMedia = () =>
    ({ matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() }) as unknown as MediaQueryList
})

it.each(pieces)('%s comes alive from what the server wrote, without a warning', (_name, piece) => {
  const warnings = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const page = <MemoryRouter>{piece}</MemoryRouter>
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(page)
  render(page, { container, hydrate: true })
  expect(warnings.mock.calls).toEqual([])
  warnings.mockRestore()
})

it('writes the words of a text on the server', () => {
  expect(renderToString(<Markdown text="Back at the **price** of last summer" />)).toContain('<strong>price</strong>')
})
