import type { ReactNode } from 'react'
import { Breadcrumbs } from '../Breadcrumbs.tsx'
import { Button } from '../Button.tsx'
import { Carousel } from '../Carousel.tsx'
import { Dialog } from '../Dialog.tsx'
import { Gallery } from '../Gallery.tsx'
import { Logo } from '../Logo.tsx'
import { Markdown } from '../Markdown.tsx'
import { Menu } from '../Menu.tsx'
import { MenuItem } from '../MenuItem.tsx'
import { ProgressRing } from '../ProgressRing.tsx'
import { Scroller } from '../Scroller.tsx'
import { Tabs } from '../Tabs.tsx'
import { TextField } from '../TextField.tsx'
import { Toaster } from '../Toaster.tsx'
import { Tooltip } from '../Tooltip.tsx'

/** Pieces that do more than draw, each in a state that a page is sent in. */
export const pieces: readonly (readonly [string, ReactNode])[] = [
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
  [
    'scroller',
    <Scroller key="1" subject="categories">
      Pets
    </Scroller>,
  ],
  ['carousel', <Carousel key="1" title="More" items={[{ key: 'a', content: 'a' }]} />],
  ['ring', <ProgressRing key="1" score={92} />],
  ['toaster', <Toaster key="1" />],
]
