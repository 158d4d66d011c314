/** Who may read and write whose tables. The owner is the module whose file of `server/src/db/tables/` names the table. */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path/posix'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'

/** Files of `db/tables/` that are named otherwise than their module, and tables that stand in another's file. */
const OWNER_OF_FILE: Record<string, string> = {
  sports: 'sportsbook',
  risk: 'fraud',
  exports: 'office',
  documents: 'payments',
  'bonus-requests': 'bonuses',
}
const OWNER_OF_TABLE: Record<string, string> = {
  bonus_flag: 'fraud',
  // Touched by functions of the database and by raw statements alone.
  play_day: 'protection',
  play_fold: 'protection',
  function_file: 'db',
}

/** Every table that a module reads and does not own, `reader owner.table`, with the reason. */
const MAY_READ: Record<string, readonly string[]> = {
  // Players, countries and accounts are what nearly every statement is about: a join costs less than a call.
  'an account, a player or their country': [
    'betting ledger.account',
    'bonuses ledger.account',
    'casino ledger.account',
    'corrections ledger.account',
    'payments ledger.account',
    'players ledger.account',
    'providers ledger.account',
    'sportsbook ledger.account',
    'betting players.player',
    'bonuses players.player',
    'casino players.player',
    'corrections players.player',
    'evidence players.player',
    'fraud players.player',
    'messages players.player',
    'payments players.player',
    'protection players.player',
    'providers players.player',
    'screening players.player',
    'sportsbook players.player',
    'bonuses players.country',
    'casino players.country',
    'corrections players.country',
    'payments players.country',
    'protection players.country',
    'providers players.country',
    'screening players.country',
  ],
  'histories, statements and checks are made of transfers': [
    'betting ledger.transfer',
    'bonuses ledger.transfer',
    'casino ledger.transfer',
    'corrections ledger.transfer',
    'fraud ledger.transfer',
    'payments ledger.transfer',
    'sportsbook ledger.transfer',
  ],
  'money to an account that is new waits after the house changed how its player is reached': [
    'payments players.access_change',
  ],
  'a stake counts for a bonus by its game': [
    'bonuses casino.game',
    'bonuses casino.game_category',
    'bonuses casino.wallet_transaction',
  ],
  'a file of evidence is made each month for whoever played or moved money in it': [
    'evidence reports.player_month',
  ],
  'a dry run plays on by the spread of the house’s own rounds': ['bonuses reports.rollup_play'],
  'a settled bet counts for a bonus by its odds': [
    'bonuses betting.betting_bet',
    'bonuses betting.betting_leg',
  ],
  'the statement that reads a bet’s facts reads the bonus that may pay it': [
    'casino bonuses.bonus',
  ],
  'a round names the stake of its free rounds': ['casino bonuses.free_rounds'],
  'a bonus ends while nothing of it is open elsewhere': [
    'bonuses payments.payment',
    'bonuses sportsbook.sport_bet',
  ],
  'play under a bonus is compared between linked accounts': [
    'fraud bonuses.bonus',
    'fraud bonuses.free_rounds',
    'fraud players.session',
    'fraud casino.wallet_transaction',
  ],
  'the rules of the risk desk look at payments, play, bets, limits and links of accounts': [
    'fraud ledger.account',
    'fraud betting.betting_bet',
    'fraud betting.betting_event',
    'fraud betting.betting_leg',
    'fraud betting.betting_leg_selection',
    'fraud betting.betting_material',
    'fraud betting.betting_selection',
    'fraud payments.legal_hold',
    'fraud payments.payer_flag',
    'fraud payments.payment',
    'fraud payments.payment_event',
    'fraud payments.player_total',
    'fraud protection.limit_wish',
    'fraud reports.player_day',
  ],
  'words of distress are found in what players write, and patterns in what the staff decides': [
    'fraud approvals.proposal',
    'fraud approvals.proposal_approval',
    'fraud audit.audit_event',
    'fraud office.staff_session',
    'fraud support.call_request',
    'fraud support.chat_message',
    'fraud support.ticket',
    'fraud support.ticket_message',
  ],
  'a case and an exclusion name who decided them': [
    'fraud office.staff',
    'protection office.staff',
  ],
  'a withdrawal of a flagged account waits for an operator': ['payments fraud.bonus_flag'],
  'what the law holds is not lifted while a match with a list waits, and a match shows whether it is held':
    ['payments screening.screening_match', 'screening payments.legal_hold'],
  'a movement of the history has the title of its game': [
    'payments casino.free_round',
    'payments casino.game',
    'payments casino.jackpot_win',
    'payments casino.wallet_transaction',
  ],
  'an exclusion is of the person, whichever of their accounts': [
    'protection players.identity_check',
  ],
  'a supplier asks for a balance and for what became of its transaction': [
    'providers casino.game_session',
    'providers casino.wallet_transaction',
  ],
  'the gate of every stake asks whether gaming is open': ['protection casino.game_closing'],
  'a free bet is checked against its bonus': ['sportsbook bonuses.bonus'],
  'a supplier’s health and books are those of its transactions': [
    'suppliers casino.game',
    'suppliers casino.wallet_transaction',
    'suppliers sportsbook.sport_transaction',
  ],
  'reports name games, and count limits, breaks and what bets on an event cost': [
    'reports betting.betting_event',
    'reports betting.betting_liability',
    'reports betting.betting_market',
    'reports betting.betting_selection',
    'reports casino.game',
    'reports ledger.account',
    'reports ledger.ledger_seal',
    'reports ledger.transfer',
    'reports payments.payment_event',
    'reports protection.exclusion',
    'reports protection.player_limit',
  ],
  'taxes are those of the licences that hold, by their rates': [
    'reports protection.licence',
    'reports protection.licence_approval',
    'reports protection.tax_rate',
  ],
  'the page of a player has their country, sums and movements, and what was done with them': [
    'office ledger.account',
    'office players.country',
    'office players.player',
    'office audit.audit_event',
  ],
  'a segment asks for sums, play, consents, exclusions and signs of harm': [
    'segments fraud.harm_marker',
    'segments players.consent',
    'segments players.player',
    'segments protection.exclusion',
    'segments protection.no_marketing',
    'segments reports.player_day',
    'segments reports.player_lifetime',
    'segments messages.notification',
    'segments office.staff',
  ],
  'a change of roles is agreed on by several, and each yes is looked at': [
    'office approvals.proposal',
    'office approvals.proposal_approval',
  ],
  'a case names who has it': ['queues office.staff'],
  'a comparison names who asked for it': ['suppliers office.staff'],
  'a correction names who agreed on it': ['corrections office.staff'],
  'a finding about a game names who wrote it': ['casino office.staff'],
  'a version of a text names who wrote and published it': ['content office.staff'],
  'a version of a letter names who worded it': ['messages office.staff'],
  'a note and a complaint name who wrote': ['support office.staff'],
  'the pump sends the outbox': ['hub platform.outbox'],
  'nobody may rewrite a part of the ledger': ['db ledger.transfer_part'],
}

/** Every table that a module writes and does not own. */
const MAY_WRITE: Record<string, readonly string[]> = {
  'a push is written beside what it is about': ['casino platform.outbox', 'hub platform.outbox'],
  'an erasure forgets the stored answers': ['players platform.request'],
}

const ROOMS = ['modules', 'providers', 'platform', 'hub', 'db']

function readOwners(): Map<string, string> {
  const owners = new Map(Object.entries(OWNER_OF_TABLE))
  for (const file of globSync('server/src/db/tables/**/*.ts')) {
    const name = basename(file, '.ts')
    const [, tables = ''] = readFileSync(file, 'utf8').split(/export type \w+Tables = /)
    for (const [, table = ''] of tables.matchAll(/^ {2}(\w+): /gm)) {
      owners.set(table, OWNER_OF_TABLE[table] ?? OWNER_OF_FILE[name] ?? name)
    }
  }
  return owners
}

const owners = readOwners()
const TABLE = `['"\`]?(${[...owners.keys()].join('|')})\\b(?!\\()`
const READS = new RegExp(
  `(?:\\b(?:from|join|using)\\s+(?:only\\s+)?|(?:selectFrom|[jJ]oin|using)\\(\\s*)${TABLE}`,
  'g',
)
const WRITES = new RegExp(
  `(?:\\b(?:insert into|update|delete from|truncate|merge into)\\s+(?:only\\s+)?|(?:insertInto|updateTable|deleteFrom)\\(\\s*)${TABLE}`,
  'g',
)
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

/** The pairs of a module and another's table that a pattern finds in the code. */
function pairsOf(pattern: RegExp): string[] {
  const files = globSync(`server/src/{${ROOMS.join(',')}}/**/*.ts`, {
    ignore: ['**/*.test.ts', '**/testing/**'],
  })
  expect(files.length).toBeGreaterThan(300)
  const pairs = new Set<string>()
  for (const file of files) {
    const [, , room = '', module = ''] = file.split('/')
    const reader = room === 'modules' ? module : room
    for (const [, table = ''] of readFileSync(file, 'utf8')
      .replaceAll(COMMENTS, '')
      .matchAll(pattern)) {
      const owner = owners.get(table)
      if (owner !== reader) pairs.add(`${reader} ${owner}.${table}`)
    }
  }
  return [...pairs].sort()
}

test('every table has an owner, which is a module or a room', () => {
  const made = globSync('server/src/db/migrations/*.sql').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^create table (?:if not exists )?(\w+)/gim)].map(
      ([, table = '']) => table,
    ),
  )
  const dropped = globSync('server/src/db/migrations/*.sql').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^drop table (?:if exists )?(\w+)/gim)].map(
      ([, table = '']) => table,
    ),
  )
  const renamed = new Map(
    globSync('server/src/db/migrations/*.sql').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^alter table (\w+) rename to (\w+)/gim)].map(
        ([, was = '', is = '']) => [was, is] as const,
      ),
    ),
  )
  const rooms = new Set([
    ...globSync('server/src/modules/*/index.ts').map((door) => door.split('/')[3]),
    ...ROOMS,
  ])
  expect(made.length).toBeGreaterThan(50)
  const isOwned = (table: string) =>
    owners.has(renamed.get(table) ?? table) || dropped.includes(table)
  expect(made.filter((table) => !isOwned(table))).toEqual([])
  expect([...owners.values()].filter((owner) => !rooms.has(owner))).toEqual([])
})

test('a module reads another’s table only where it is listed, and what is listed is read', () => {
  expect(pairsOf(READS)).toEqual(Object.values(MAY_READ).flat().sort())
})

test('a module writes another’s table only where it is listed, and what is listed is written', () => {
  expect(pairsOf(WRITES)).toEqual(Object.values(MAY_WRITE).flat().sort())
})

test('the key of a transfer is taken apart and put together by the ledger alone', () => {
  const PARSES = /split_part\([^)]*\bkey\b|strpos\([^)]*\bkey\b|\bkey\.(slice|split|indexOf)\(/
  const guilty = globSync('server/src/modules/**/*.ts', {
    ignore: ['**/*.test.ts', '**/testing/**', 'server/src/modules/ledger/transfer-key.ts'],
  }).filter((file) => PARSES.test(readFileSync(file, 'utf8').replaceAll(COMMENTS, '')))
  expect(guilty).toEqual([])
})
