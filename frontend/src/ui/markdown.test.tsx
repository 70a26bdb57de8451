import { render, screen } from '@testing-library/react'
import { MarkdownText as Markdown } from './MarkdownText.tsx'

it.each([
  'http://shop.example/a',
  'https://shop.example/a',
  'irc://chat.example/deals',
  'ircs://chat.example/deals',
  'mailto:ann@example.org',
  'xmpp:ann@example.org',
  '/post/7',
])('links %s', (address) => {
  render(<Markdown text={`[there](${address})`} />)
  expect(screen.getByText('there').closest('a')).toHaveAttribute('href', address)
})

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'tel:1',
])('never links %s', (address) => {
  render(<Markdown text={`[there](${address})`} />)
  expect(screen.getByText('there').closest('a')?.getAttribute('href') ?? '').toBe('')
})

it.each(['https://shop.example', '[there](//shop.example)'])(
  'keeps search engines and shops at a distance: %s',
  (text) => {
    render(<Markdown text={text} />)
    const link = screen.getByRole('link')
    expect(link).toHaveAttribute('rel', expect.stringContaining('ugc'))
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
    expect(link).toHaveAttribute('target', '_blank')
  },
)

it('leaves HTML out', () => {
  const { container } = render(
    <Markdown text={'Hi <img src=x onerror=alert(1)>\n\n<script>alert(1)</script>\n\nthere'} />,
  )
  expect(container.querySelector('script, img')).toBeNull()
  expect(container).toHaveTextContent('there')
})

it('stays on this site with its own links', () => {
  render(<Markdown text="[there](/post/7)" />)
  expect(screen.getByRole('link')).not.toHaveAttribute('target')
})

it('loads no picture from other hosts, and links it', () => {
  const text =
    '![A shoe](https://shop.example/a.png) ![](//shop.example/b.png) [![Boots](http://shop.example/c.png)](/post/7)'
  render(<Markdown text={text} />)
  expect(screen.queryByRole('img')).toBeNull()
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['A shoe', 'https://shop.example/a.png'],
    ['Image', '//shop.example/b.png'],
    ['Boots', '/post/7'],
  ])
  expect(screen.getByText('A shoe')).toHaveAttribute('rel', expect.stringContaining('ugc'))
})

it('names an image that has no name', () => {
  render(<Markdown text={'![](/images/a.png) ![A shoe](/images/b.png)'} />)
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['Image', 'A shoe'])
})

it('renders headings, lists, tables, code and quotes', () => {
  const text = '# Title\n\n- one\n- [x] two\n\n| a | b |\n|--|--|\n| 1 | 2 |\n\n> said\n\n```\ncode\n```\n\n~~gone~~'
  const { container } = render(<Markdown text={text} under={2} />)
  // Below the title of the page and of its parts.
  expect(screen.getByRole('heading', { name: 'Title', level: 3 })).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Done' })).toBeChecked()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getAllByRole('cell')).toHaveLength(2)
  expect(container.querySelector('blockquote')).toHaveTextContent('said')
  expect(container.querySelector('pre code')).toHaveTextContent('code')
  expect(container.querySelector('del')).toHaveTextContent('gone')
})

it('keeps the footnotes of two texts apart', () => {
  const text = 'Cheap[^1]\n\n[^1]: For now'
  const { container } = render(
    <>
      <Markdown text={text} />
      <Markdown text={text} />
    </>,
  )
  const links = [...container.querySelectorAll('sup a')].map((link) => link.getAttribute('href')?.slice(1) ?? '')
  expect(new Set(links).size).toBe(2)
  expect(links.filter((id) => document.getElementById(id) === null)).toEqual([])
})
