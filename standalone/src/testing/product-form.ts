/** What a member writes who posts a product, with a picture of its own. */
export const productForm = async (site: { picture: () => Promise<string> }, over: object = {}) => ({
  type: 'product',
  title: 'Wireless headphones with noise cancelling',
  price: 100,
  currency: 'USD',
  images: [{ imageUrl: await site.picture(), sequence: 0 }],
  content: 'Down from 140, the best price of this year so far. Ships free.',
  categorySlug: 'techelectronics',
  subCategorySlug: 'headphonesearbuds',
  storeName: 'North Audio',
  dealUrl: 'https://north-audio.example/headphones',
  ...over,
})
