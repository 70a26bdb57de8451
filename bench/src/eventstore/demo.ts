import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { masterKey } from '../a-codec.ts'

const program = join(import.meta.dirname, '../../../standalone/dist/demo.js')

/** Seconds that writing the demonstration data takes, in a process of its own. */
export async function demonstration(dataDir: string, settings: Record<string, string> = {}): Promise<number> {
  const child = spawn(process.execPath, [program], {
    // Nothing but these: a setting of the machine must not change what is measured.
    env: { DATA_DIR: dataDir, MASTER_KEY: masterKey.toString('base64'), NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.on('data', (piece: Buffer) => (text += piece.toString()))
  await once(child, 'close')
  const seconds = Number(/is written, in ([\d.]+) s/.exec(text)?.[1])
  if (Number.isNaN(seconds)) {
    throw new Error(`the demonstration data was not written: ${text}`)
  }
  return seconds
}
