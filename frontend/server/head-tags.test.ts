import { headTags } from './head-tags.ts'

const place = { origin: 'https://deals.example', url: new URL('https://deals.example/post/7') }

it('gives structured data addresses that lead somewhere from anywhere', () => {
  const image = ['/images/a-1600.webp', 'https://cdn.example/b.png']
  const tags = headTags({ title: 'Kettle', jsonLd: { '@type': 'Product', image } }, place)
  const data = /<script type="application\/ld\+json">(.*)<\/script>/.exec(tags)?.[1] ?? ''
  expect(JSON.parse(data)).toEqual({
    '@type': 'Product',
    image: ['https://deals.example/images/a-1600.webp', 'https://cdn.example/b.png'],
  })
})

it('describes a page in one line that ends at a word', () => {
  const tags = headTags({ title: 'Kettle', description: `Boils\nin ${'a minute or less '.repeat(12)}` }, place)
  const described = /<meta name="description" content="([^"]*)"/.exec(tags)?.[1] ?? ''
  expect(described).toMatch(/^Boils in a minute .* (?:a|minute|or|less)…$/)
  expect(described.length).toBeLessThanOrEqual(161)
})
