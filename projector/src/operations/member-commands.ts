import type { Command } from 'commander'
import type { Act } from './desk.ts'
import { giveAccountBack, type GiveBackWish } from './give-back.ts'
import { grantRole } from './grant-role.ts'

/** What is done to one member. */
export function addMemberCommands(program: Command, act: Act): void {
  program
    .command('grant')
    .description('gives a member a role')
    .argument('<role>')
    .argument('<username>')
    .action((role: string, username: string) => act((desk) => grantRole(desk, role, username)))
  program
    .command('give-back')
    .description('gives an account back to an owner who is locked out: ends its password, factors, sessions and links')
    .argument('<username>')
    .requiredOption('--reason <text>', 'why, and how you know that it is the owner; kept in the log')
    .option('--email <address>', 'where letters about it go from now on, else where they go now')
    .action((username: string, wish: GiveBackWish) => act((desk) => giveAccountBack(desk, username, wish)))
}
