import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesIn } from '@deals/process/base'
import { roomForWholeLog, roomOf } from './room-for-young.ts'

const megabyte = 1024 * 1024

it.each([
  ['a long log without read models', { log: 40, readModels: 0 }, roomForWholeLog],
  ['a long log with read models', { log: 40, readModels: 1 }, undefined],
  ['a short log', { log: 20, readModels: 0 }, undefined],
  ['nothing', { log: 0, readModels: 0 }, undefined],
])('a projector over %s has the room that it needs', (_what, megabytes, room) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dealstream-room-'))
  const files = filesIn(dataDir)
  for (const name of ['log', 'readModels'] as const) {
    if (megabytes[name] > 0) {
      writeFileSync(files[name], '')
      truncateSync(files[name], megabytes[name] * megabyte)
    }
  }
  expect(roomOf(dataDir)).toBe(room)
  rmSync(dataDir, { recursive: true })
})
