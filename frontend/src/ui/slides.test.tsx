import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Carousel } from './Carousel.tsx'
import { Gallery } from './Gallery.tsx'
import { Picture } from './Picture.tsx'
import { Scroller } from './Scroller.tsx'

const images = ['a', 'b', 'c'].map((name) => ({ imageUrl: `/images/${name}-1600.webp`, alt: `Shoe ${name}` }))

const currentThumbnail = () => screen.getByRole('button', { current: true })

beforeEach(() => {
  // jsdom lays nothing out, so every stage is given a width.
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(500)
  window.matchMedia = () =>
    ({ matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() }) as unknown as MediaQueryList
})
afterEach(() => {
  jest.restoreAllMocks()
})

describe('a gallery', () => {
  const stage = () => screen.getByRole('group', { name: 'Large picture' })

  it('moves by its buttons, round at both ends', async () => {
    const user = userEvent.setup()
    render(<Gallery images={images} />)
    await user.click(screen.getByRole('button', { name: 'Previous image' }))
    expect(currentThumbnail()).toHaveAccessibleName('Show image 3')
    expect(stage().scrollLeft).toBe(1000)
    await user.click(screen.getByRole('button', { name: 'Next image' }))
    expect(currentThumbnail()).toHaveAccessibleName('Show image 1')
    expect(screen.getByText('Image 1 of 3')).toBeInTheDocument()
  })

  it('moves by thumbnails and by arrows on the keyboard', async () => {
    const user = userEvent.setup()
    render(<Gallery images={images} />)
    await user.click(screen.getByRole('button', { name: 'Show image 2' }))
    expect(stage().scrollLeft).toBe(500)
    await user.keyboard('{ArrowRight}')
    expect(currentThumbnail()).toHaveAccessibleName('Show image 3')
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(currentThumbnail()).toHaveAccessibleName('Show image 1')
  })

  it('follows a swipe, but not the slides that fly past after a press', () => {
    render(<Gallery images={images} />)
    fireEvent.click(screen.getByRole('button', { name: 'Show image 3' }))
    stage().scrollLeft = 500
    fireEvent.scroll(stage())
    expect(currentThumbnail()).toHaveAccessibleName('Show image 3')
    fireEvent.pointerDown(stage())
    fireEvent.scroll(stage())
    expect(currentThumbnail()).toHaveAccessibleName('Show image 2')
  })

  it('has no buttons for one picture and nothing for none', () => {
    const { container, rerender } = render(<Gallery images={[{ imageUrl: '/images/a-1600.webp' }]} />)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(screen.getByRole('img', { name: 'Image' })).toBeVisible()
    rerender(<Gallery images={[]} />)
    expect(container).toBeEmptyDOMElement()
  })
})

it('a picture offers its sizes, keeps its place and waits unless it is urgent', () => {
  render(<Picture src="/images/a-1600.webp" alt="Shoe" width={600} height={400} sizes="20rem" />)
  const picture = screen.getByRole('img', { name: 'Shoe' })
  expect(picture).toHaveAttribute('srcset', expect.stringContaining('/images/a-320.webp 320w'))
  expect(picture).toHaveAttribute('sizes', '20rem')
  expect(picture).toHaveAttribute('width', '600')
  expect(picture).toHaveAttribute('loading', 'lazy')
})

it('a scroller moves by its step and says where it ends', async () => {
  jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(650)
  render(
    <Scroller subject="categories">
      <a href="/category/free">Free</a>
    </Scroller>,
  )
  const row = screen.getByText('Free').parentElement as HTMLElement
  const left = screen.getByRole('button', { name: 'Scroll categories left' })
  const right = screen.getByRole('button', { name: 'Scroll categories right' })
  expect(left).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(right)
  expect(row.scrollLeft).toBe(150)
  fireEvent.scroll(row)
  expect(right).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(left)
  expect(row.scrollLeft).toBe(0)
})

it('a carousel moves by a card', async () => {
  const items = ['a', 'b'].map((key) => ({ key, content: <a href={`/post/${key}`}>{key}</a> }))
  jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(2_000)
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * 240
  })
  render(<Carousel title="More Pets Deals" items={items} />)
  await userEvent.click(screen.getByRole('button', { name: 'Scroll deals right' }))
  expect(screen.getByRole('list').scrollLeft).toBe(240)
})
