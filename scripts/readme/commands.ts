import { readFileSync } from 'node:fs'

/** The README's commands that are run as they stand, in this order, once the casino is open. */
export const RUN_WHILE_OPEN = [
  'npm run ledger:verify',
  'npm run audit:verify',
  'npm run ledger:parts',
  'npm run arcade -- returns',
  'npm run doctor',
  'npm run providers:status',
  'npm run office -- keys',
]
/** The same once it is closed. `PATH`, in capitals, is a place for one's own. */
export const RUN_AFTER: Record<string, string> = {
  'npm run types': 'npm run types',
  'npm run lint': 'npm run lint',
  'npm run boundaries': 'npm run boundaries',
  'npm run format': 'npm run format',
  'npm run licences': 'npm run licences',
  'npm run sbom': 'npm run sbom',
  'npm run bets:arithmetic -- --count 20 --seed 7':
    'npm run bets:arithmetic -- --count 20 --seed 7',
  'npm run rtp -- --list': 'npm run rtp -- --list',
  'npm test -- --cheap': 'npm test -- --cheap',
  'npx vitest run PATH': 'npx vitest run server/src/modules/ledger/transfer.test.ts',
  'npm run providers:bad-day -- --seed 7 --supplier hub88':
    'npm run providers:bad-day -- --seed 7 --supplier hub88',
  'npm run new:game acme -- --kind table': 'npm run new:game acme -- --kind table',
  'npm run new:payment acme': 'npm run new:payment acme',
  'npm run new:feed acme': 'npm run new:feed acme',
  'npm run new:provider acme': 'npm run new:provider acme',
}
/** Those that are not run here, with the reason. */
export const NOT_RUN: Record<string, string> = {
  'npm start': 'has a test of its own: it must open and answer',
  'npm test': 'takes ten minutes; its first half is run',
  'npm run office -- COMMAND': 'is run with one of its commands',
  'TEST_DATABASE_URL=… TEST_REDIS_URL=… npm run test:server': 'needs a server',
  'npm run test:browser -- NAME': 'part of npm test',
  'npm run build': 'has a test of its own',
  'npm run keys -- CASINO ARCADE FEED': 'needs folders of one’s own',
  'npm run drill:restore': 'needs PostgreSQL and pgBackRest',
  'npm run drill:ha': 'needs Patroni, HAProxy and Redis',
  'npm run drill:restarts': 'needs HAProxy, and takes ten minutes',
  'npm run growth:schema': 'lists names alone; has a test of its own',
  'npm run trace -- ID': 'needs a bet of one’s own; has a test of its own',
  'npm run seed -- FOLDER': 'needs texts of one’s own; has tests of its own',
  'npm run backup -- FILE': 'writes where one wants it; has a test of its own',
  'npm run backup:drill -- FILE': 'needs a backup; has a test of its own',
  'npm run restore -- FILE': 'needs a place where nothing is; has a test of its own',
  'npm run verify -- FILE': 'needs an export of one’s own',
  'npm run evidence -- verify FILE --keys FILE': 'needs a file of one’s own; has tests of its own',
  'npm run evidence -- make --player NAME --out FILE': 'needs a player; has tests of its own',
  'npm run fairness -- verify …': 'needs what an arcade published; has tests of its own',
  'npm run feed:import -- FILE': 'needs a season of one’s own',
  'npm run test:deep': 'runs this',
  'npm run test:deep -- random nodes': 'runs this',
  'npm run test:nodes': 'part of npm run test:deep',
  'npm run test:readme': 'is this',
  'npm run test:installation': 'part of npm run test:deep',
  'npm run test:image': 'part of npm run test:deep',
  'npm run test:mutations': 'part of npm run test:deep',
  'npm run screenshots': 'takes long',
  'npm run bench:wallet': 'measures',
  'npm run bench:growth': 'measures',
  'npm run bench:web': 'measures',
  'npm run bench:lobby': 'measures',
  'npm run bench:games': 'measures',
  'npm run bench:odds': 'measures',
  'npm run bench:rooms': 'measures',
  'npm run bench:hub': 'measures',
  'npm run bench:office': 'measures',
  'REDIS_URL=… npm run bench:scale': 'measures, and needs Redis',
  'npm run bench:slot': 'measures',
}

/** Every command that the README tells somebody to type. */
export function readmeCommands(text = readFileSync('README.md', 'utf8')): string[] {
  const fenced = [...text.matchAll(/^(npm [^#\n]+?) *#/gm)].map(([, command = '']) => command)
  const inTicks = [...text.matchAll(/`([^`\n]*\b(?:npm|npx) [^`]+)`/g)].map(
    ([, command = '']) => command,
  )
  return [...new Set([...fenced, ...inTicks])]
}

/** What stands in the README and in no table here, or in a table and not in the README. */
export function unknownCommands(commands: readonly string[]): string[] {
  const known = [...RUN_WHILE_OPEN, ...Object.keys(RUN_AFTER), ...Object.keys(NOT_RUN)]
  const isNamed = (command: string) =>
    commands.includes(command) || command === 'npm run office -- keys'
  return [
    ...commands.filter((command) => !known.includes(command)),
    ...known.filter((command) => !isNamed(command)),
  ]
}
