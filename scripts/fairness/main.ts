import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { verifyLog } from '../../arcade/src/fairness/log/verify-log.ts'
import { digestOf } from '../../arcade/src/fairness/seeds.ts'
import { GAMES, versionsOf } from '../../arcade/src/games/find-game.ts'
import { readKeys } from '../../contract/src/evidence/keys.ts'
import { signKeyList } from './key-list.ts'

const USE = `npm run fairness -- verify --origin URL --keys FILE --heads FILE --batches FILE [--seat FILE] [--root HEX]
    checks an arcade's log of commitments as it is published, and the facts of a seat; 1 where something is wrong
npm run fairness -- keys --origin URL [--folder FOLDER] [--revoke ID]
    signs the list of the arcade's keys with the root in its key folder, and prints the root's public key`

const TEXT = { type: 'string' } as const
type Options = Partial<
  Record<'origin' | 'keys' | 'heads' | 'batches' | 'seat' | 'root' | 'folder' | 'revoke', string>
>

/** Verifies an arcade's log of commitments offline (docs/evidence.md), or signs the list of its keys. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      origin: TEXT,
      keys: TEXT,
      heads: TEXT,
      batches: TEXT,
      seat: TEXT,
      root: TEXT,
      folder: TEXT,
      revoke: TEXT,
    },
  })
  const [command, ...more] = positionals
  if (more.length === 0 && command === 'verify') return verify(values)
  if (more.length === 0 && command === 'keys') return sign(values)
  throw new Error('Say what to do.')
}

async function verify({ origin, keys, heads, batches, seat, root }: Options): Promise<void> {
  if (!origin || !keys || !heads || !batches)
    throw new Error('Say whose log it is, and give its files.')
  const { faults, ...counted } = await verifyLog({
    keys: await readKeys(readFileSync(keys), root),
    origin,
    heads: readFileSync(heads, 'utf8'),
    batches: readFileSync(batches, 'utf8'),
    seat: seat === undefined ? '' : readFileSync(seat, 'utf8'),
    digests: GAMES.flatMap(({ code }) =>
      versionsOf(code).map((game) => digestOf(code, game.version)),
    ),
  })
  for (const fault of faults) console.log(fault)
  const told = `${counted.heads} heads, ${counted.batches} batches, ${counted.facts} facts of the seat`
  console.log(faults.length === 0 ? `The log holds: ${told}.` : `The log does not hold: ${told}.`)
  if (faults.length > 0) process.exitCode = 1
}

async function sign({ origin, folder, revoke }: Options): Promise<void> {
  if (!origin) throw new Error('Say the address of the arcade.')
  const asked = {
    folder: folder ?? path.join(process.env.DATA_DIR || 'data', 'arcade-keys'),
    origin: new URL(origin).origin,
    now: new Date(),
    revoke,
  }
  console.log(await signKeyList(asked))
}

main().catch((error: Error) => {
  console.error(`${error.message}\n${USE}`)
  process.exitCode = 2
})
