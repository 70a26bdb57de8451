import { existsSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeFolder } from './make-folder.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dealstream-folder-'))
})
afterEach(() => rmSync(root, { recursive: true }))

it('makes a folder and those above it, for their owner alone', () => {
  makeFolder(join(root, 'a/b/c'))
  expect(['a', 'a/b', 'a/b/c'].map((path) => statSync(join(root, path)).mode & 0o777)).toEqual([0o700, 0o700, 0o700])
})

it('leaves one that is there as it is, also behind a link', () => {
  makeFolder(join(root, 'a'))
  writeFileSync(join(root, 'a/kept'), '')
  symlinkSync(join(root, 'a'), join(root, 'link'))
  makeFolder(join(root, 'a'))
  makeFolder(join(root, 'link'))
  expect(existsSync(join(root, 'a/kept'))).toBe(true)
})

it.each([
  ['a file stands at its place', 'file', 'EEXIST'],
  ['a file stands above its place', 'file/b', 'ENOTDIR'],
  ['a link above it leads nowhere', 'nowhere/b', 'EEXIST'],
])('fails where %s', (_what, path, code) => {
  writeFileSync(join(root, 'file'), '')
  symlinkSync(join(root, 'gone'), join(root, 'nowhere'))
  expect(() => makeFolder(join(root, path))).toThrow(code)
})

// Only Linux has a file system that takes no folder from anybody.
const onLinux = process.platform === 'linux' ? it : it.skip
onLinux('fails, and comes to an end, where the file system refuses the name', () => {
  expect(() => makeFolder('/proc/dealstream/data')).toThrow('ENOENT')
})
