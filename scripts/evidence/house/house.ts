import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readKeys } from '../../../contract/src/evidence/keys.ts'
import { readEvidenceKeys } from '../../../server/src/app/keys/evidence-keys.ts'
import {
  makeKeyList,
  type PublicKey,
  publicKeysOf,
} from '../../../server/src/modules/evidence/index.ts'
import { readKeyFile, writeKeyFile } from '../../../server/src/platform/encryption/key-file.ts'
import { openSigningKey } from '../../../server/src/platform/encryption/signing-key.ts'
import { makeSecret } from '../../keys/make-key.ts'
import { makeOne } from './make-one.ts'

const USE = `npm run evidence -- root --out FILE                       makes the offline root; keep the file away from the casino
npm run evidence -- publics --out FILE                    writes the public keys of this casino
npm run evidence -- keys --root FILE --out FILE           signs the list of keys with the root
    [--publics FILE] [--arcade FILE] [--before FILE] [--until DATE] [--revoke ID]
npm run evidence -- make --player NAME --out FILE         makes the file of one player`
const OPTION = { type: 'string' } as const
const YEAR_MS = 366 * 86_400_000

type Options = Partial<
  Record<'out' | 'root' | 'publics' | 'arcade' | 'before' | 'until' | 'player', string>
> & { revoke?: string[] }

/** What the house does with evidence; whoever only verifies needs none of it. Answers the exit code. */
export async function house(command: string, words: string[]): Promise<number> {
  const { values } = parseArgs({
    args: words,
    options: {
      out: OPTION,
      root: OPTION,
      publics: OPTION,
      arcade: OPTION,
      before: OPTION,
      until: OPTION,
      player: OPTION,
      revoke: { type: 'string', multiple: true },
    },
  })
  const does = COMMANDS[command]
  if (!does || values.out === undefined) {
    console.error(`Use:\n${USE}`)
    return 2
  }
  return await does({ ...values, out: values.out })
}

const COMMANDS: Record<string, (options: Options & { out: string }) => number | Promise<number>> = {
  root: makeRoot,
  publics: writePublics,
  keys: signKeys,
  make: ({ player, out }) => makeOne({ player, out, house: houseOf() }),
}

/** The folder of keys and the site, as the casino has them. */
function houseOf() {
  const folder = process.env.KEYS_DIR || path.join(process.env.DATA_DIR || 'data', 'keys')
  const { host } = new URL(process.env.SITE_URL || 'http://localhost:3000')
  return { folder, keys: readEvidenceKeys(folder), origin: `https://${host}` }
}

function makeRoot({ out }: { out: string }): number {
  if (existsSync(out)) {
    console.error(`${out} is there already: a root is never made over another.`)
    return 1
  }
  const secret = makeSecret()
  writeKeyFile(out, secret)
  const { id, publicKey } = openSigningKey(Buffer.from(secret, 'hex'))
  console.log(`The root is in ${out}: keep it offline, and a copy of it elsewhere.`)
  console.log(`Its public key, for the terms, the footer and letters: ${publicKey}`)
  console.log(`Its id: ${id}`)
  return 0
}

function writePublics({ out }: { out: string }): number {
  writeKeyFile(out, `${JSON.stringify(publicKeysOf(houseOf()), null, 2)}\n`)
  console.log(`The public keys are in ${out}: bring them to the root.`)
  return 0
}

async function signKeys(options: Options & { out: string }) {
  const { out, root, publics, arcade, before, until, revoke } = options
  if (root === undefined) {
    console.error('Say where the root is: --root FILE.')
    return 2
  }
  const seed = readKeyFile(path.dirname(root), path.basename(root), { is: 'hex', bytes: 32 })
  const rootKey = openSigningKey(Buffer.from(seed, 'hex'))
  const from = new Date()
  const publicKeys: PublicKey[] = publics
    ? JSON.parse(readFileSync(publics, 'utf8'))
    : publicKeysOf(houseOf())
  const list = makeKeyList(rootKey, {
    before:
      before === undefined ? undefined : await readKeys(readFileSync(before), rootKey.publicKey),
    publicKeys: arcade ? [...publicKeys, ...(await headKeysIn(arcade))] : publicKeys,
    from,
    until: until ? new Date(until) : new Date(from.getTime() + 2 * YEAR_MS),
    revoked: revoke ?? [],
  })
  writeKeyFile(out, list)
  console.log(`The list of keys is in ${out}: put it into the key folder as evidence-keys.json.`)
  return 0
}

/** The keys with which an arcade signs heads, from the list that it publishes. */
async function headKeysIn(file: string): Promise<PublicKey[]> {
  const { keys } = await readKeys(readFileSync(file))
  return keys
    .filter(({ use, revoked }) => use === 'head' && revoked === null)
    .map(({ id, origin, public: key }) => ({
      id,
      use: 'head',
      origin: `https://${new URL(origin).host}`,
      public: key,
    }))
}
