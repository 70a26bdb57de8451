import { spawn } from 'node:child_process'
import { renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { built } from '../steps/processes.mjs'

let child

/**
 * A site writes the demonstration data of all journeys while other tests run. They are at `written` in the folder once
 * they are whole; where that failed, `failed` says why.
 */
export function writeDemonstrationData(folder) {
  const writing = join(folder, 'writing')
  const env = { PATH: process.env.PATH, TMPDIR: tmpdir(), NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0' }
  child = spawn(process.execPath, [built('main')], { env: { ...env, DATA_DIR: writing } })
  let said = ''
  const hear = (text) => {
    said += text
    if (/ready at/i.test(said)) {
      child.kill('SIGTERM')
    }
  }
  child.stdout.setEncoding('utf8').on('data', hear)
  child.stderr.setEncoding('utf8').on('data', hear)
  child.on('close', (code) => {
    child = undefined
    if (code === 0) {
      renameSync(writing, join(folder, 'written'))
    } else {
      writeFileSync(join(folder, 'failed'), `writing the demonstration data ended with ${code}: ${said}`)
    }
  })
}

/** Resolves when nobody writes any more. */
export async function stopWriting() {
  if (child !== undefined) {
    const ended = new Promise((resolve) => child.on('close', resolve))
    child.kill('SIGKILL')
    await ended
  }
}
