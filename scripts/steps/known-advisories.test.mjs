import { foundIn } from './known-advisories.mjs'

const list = { advisories: [{ package: 'multer', from: '1.4.4', below: '2.0.2', id: 'CVE-2025-7338' }] }
const lockOf = (version) => ({ packages: { '': { version: '1.0.0' }, 'a/node_modules/multer': { version } } })

describe('an advisory', () => {
  it.each(['1.4.4', '1.4.5-lts.1', '2.0.0', '2.0.1', '2.0.2-rc.1'])('speaks of %s', (version) => {
    const sentence = `a/node_modules/multer is ${version}; CVE-2025-7338 is mended in 2.0.2.`
    expect(foundIn(lockOf(version), list)).toEqual([sentence])
  })

  it.each(['1.4.3', '2.0.2', '2.5.0', '10.0.0'])('does not speak of %s', (version) => {
    expect(foundIn(lockOf(version), list)).toEqual([])
  })

  it('speaks of no package whose name only ends like its own', () => {
    expect(foundIn({ packages: { 'node_modules/@types/multer': { version: '1.4.4' } } }, list)).toEqual([])
  })
})
