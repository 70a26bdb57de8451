import { processSettings, serverSettings, settings, unusedServers, type Setting } from '../settings.ts'
import { code, generated, page, table } from './markdown.ts'

/** All settings: docs/reference/configuration.md. */
export function configurationPage(): string {
  return page(
    '# Settings',
    generated,
    'Settings are environment variables. A wrong one ends the start with one sentence that says what it takes; an empty one ' +
      'counts as not given.',
    tableOf(settings),
    '## Servers',
    'Without these, everything lies in files of the data directory. Each is chosen by itself. The address of a server may hold ' +
      'a name and a password; they are never shown.',
    tableOf(serverSettings),
    `${unusedServers.map(code).join(', ')} are reserved: when one of them is set, the start says that it is not used.`,
    '## Parts as processes of their own',
    'The parts take the settings above where they need them, with `info` as their log level, and these besides.',
    table(
      ['name', 'used by', 'takes', 'default', 'about'],
      processSettings.map(({ usedBy, ...one }) => [code(one.name), usedBy, one.takes, one.default, one.about]),
    ),
  )
}

const tableOf = (described: readonly Setting[]): string =>
  table(
    ['name', 'takes', 'default', 'about'],
    described.map((setting) => [code(setting.name), setting.takes, setting.default, setting.about]),
  )
