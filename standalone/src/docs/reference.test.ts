import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { referencePages } from './reference.ts'

const folder = join(__dirname, '../../../docs/reference')

/** A sentence for each page that is not what the code says. */
async function outdated(): Promise<string[]> {
  return Object.entries(await referencePages())
    .filter(([name, text]) => !existsSync(join(folder, name)) || readFileSync(join(folder, name), 'utf8') !== text)
    .map(([name]) => `docs/reference/${name} is not what the code says now: run "npm run docs" and look at the change.`)
}

describe('the generated reference', () => {
  it('says what the code says', async () => {
    expect(await outdated()).toEqual([])
  })
})
