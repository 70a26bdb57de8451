import { processSettings, settings, unusedServers } from '../settings.ts'
import { code, generated, page, table } from './markdown.ts'

/** All settings: docs/reference/configuration.md. */
export function configurationPage(): string {
  return page(
    '# Settings',
    generated,
    'Settings are environment variables. A wrong one ends the start with one sentence that says what it takes; an empty one ' +
      'counts as not given.',
    table(
      ['name', 'takes', 'default', 'about'],
      settings.map((setting) => [code(setting.name), setting.takes, setting.default, setting.about]),
    ),
    '## Parts as processes of their own',
    'The parts take the settings above where they need them, with `info` as their log level, and these besides.',
    table(
      ['name', 'used by', 'takes', 'default', 'about'],
      processSettings.map(({ usedBy, ...one }) => [code(one.name), usedBy, one.takes, one.default, one.about]),
    ),
    '## Servers',
    `${unusedServers.map(code).join(', ')} are reserved for servers outside of the process. This release keeps everything in ` +
      'its own files; when one of them is set, the start says that it is not used.',
  )
}
