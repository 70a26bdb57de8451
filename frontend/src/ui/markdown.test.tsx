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

describe('a text that would take seconds to draw', () => {
  it.each([
    ['quotes within quotes', '>'.repeat(4_000)],
    ['lists within lists', '- '.repeat(4_000)],
    ['a deep quote and many lines', `${'> '.repeat(90)}a\n${'b\n'.repeat(200)}`],
    ['a deep list and many lines', `${'  '.repeat(60)}- a\n${'b\n'.repeat(400)}`],
    ['many headings', 'a\n=\n'.repeat(1_000)],
    ['many ends of links', 'a]'.repeat(5_000)],
    ['many beginnings of emphasis', '*a_ '.repeat(5_000)],
    ['beginnings of emphasis side by side', '****_'.repeat(4_000)],
    ['many beginnings of code', '\\``'.repeat(5_000)],
    ['many wide tables', 'a|'.repeat(2_500)],
    ['many notes', `[^a]: b\n\n${'[^a]'.repeat(900)}`],
    ['many beginnings of instructions', ']}<?'.repeat(4_000)],
    ['beginnings of comments before much else', `${'<![CDATA['.repeat(100)}${'a'.repeat(15_000)}`],
    ['many beginnings of links', `${'~[.'.repeat(900)}${'a '.repeat(4_500)}`],
    ['many short words behind the beginning of a link', `[${'a '.repeat(9_900)}`],
    ['many beginnings of addresses', 'www._'.repeat(3_900)],
    ['many beginnings of named signs', `[${'}&#x'.repeat(4_900)}`],
    ['a list of thousands', '\n- > ="'.repeat(2_500)],
    ['lines that end in the way of old', '- . \r'.repeat(3_900)],
  ])('is shown as it was written: %s', (_what, text) => {
    const { container } = render(<Markdown text={text} />)
    expect(container.querySelectorAll('*')).toHaveLength(1)
    expect(container.querySelector('pre')?.textContent).toBe(text)
  })

  it('is drawn where only its tables are too wide for their rows, which end where they end', () => {
    const columns = 60
    const text = `${'a|'.repeat(columns)}\n${'-|'.repeat(columns)}\n${'b\n'.repeat(200)}`
    const { container } = render(<Markdown text={text} />)
    expect(container.querySelectorAll('th')).toHaveLength(columns)
    expect(container.querySelectorAll('td')).toHaveLength(200)
  })
})

it.each([
  ['a long list of links', '- [a shoe](https://shop.example/shoe) **$5** _was $9_\n'.repeat(300)],
  ['a large table', `|a|b|c|d|\n|-|-|-|-|\n${'|1|2|3|\n'.repeat(250)}`],
  [
    'lists within lists',
    [0, 1, 2, 3, 4, 5]
      .map((level) => `${'  '.repeat(level)}- ${level}\n`)
      .join('')
      .repeat(50),
  ],
  ['code', `\`\`\`\n${'            if (a) {\n'.repeat(900)}\`\`\``],
  ['an answer to an answer', `${'> > > a\n'.repeat(300)}`],
])('draws %s', (_what, text) => {
  const { container } = render(<Markdown text={text} />)
  expect(container.querySelectorAll('li, td, code, p').length).toBeGreaterThan(0)
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
