import type { Page } from 'playwright-core'
import sharp from 'sharp'

/** A picture as somebody has it on the disk: one of a plain colour would be sent back by the review. */
export async function aPicture(colour: string) {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#f4f1ea"/>
    <path d="M220 340 a180 180 0 0 1 360 0" fill="none" stroke="${colour}" stroke-width="40"/>
    <ellipse cx="220" cy="390" rx="60" ry="90" fill="${colour}"/><ellipse cx="580" cy="390" rx="60" ry="90" fill="${colour}"/></svg>`
  return { name: 'headphones.png', mimeType: 'image/png', buffer: await sharp(Buffer.from(drawn)).png().toBuffer() }
}

/** Fills in the form of a product, picture included, and does not send it. */
export async function fillInADeal(page: Page, { title }: { title: string }): Promise<void> {
  await page.getByRole('radio', { name: /^Product/ }).check()
  await page.getByLabel('Link to the deal').fill(`https://harbour-audio.example/${title.replaceAll(/\W+/g, '-')}`)
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Description').fill('Down from 129.99, **best price** this year. Ships free.')
  await page.getByLabel('Price', { exact: true }).fill('59.99')
  await page.getByLabel(/^Original price/).fill('129.99')
  await page.getByRole('combobox', { name: 'Store' }).fill('Harbour Audio')
  await page.getByRole('option', { name: /Harbour Audio/ }).click()
  await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Tech & Electronics' })
  await page.getByLabel('Sub-category').selectOption({ label: 'Headphones & Earbuds' })
  await page.getByLabel('Pictures to upload').setInputFiles(await aPicture('#0b6b50'))
  await page.getByLabel(/^What the main picture shows/).fill('A pair of green headphones')
}

/** Posts a deal through the form and opens its page once it is live; answers its path. */
export async function postADeal(page: Page, { title }: { title: string }): Promise<string> {
  await fillInADeal(page, { title })
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await page.getByRole('heading', { name: 'Your post is live' }).waitFor()
  await page.getByRole('link', { name: 'See your post' }).click()
  await page.waitForURL(/\/post\/\d+$/)
  return new URL(page.url()).pathname
}
