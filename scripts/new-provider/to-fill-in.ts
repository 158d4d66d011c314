import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { NewFile } from './files.ts'
import { spellingsOf } from './spelling.ts'

type FileToFill = readonly [file: string, cases: string, what: string]

/** What of the supplier's own contract belongs in each file, and the suite's cases that hang on it. */
const serverFiles: readonly FileToFill[] = [
  ['signature.ts', 'W26', 'what is signed, and how'],
  ['signature.test.ts', 'W26', 'a vector that the supplier has published'],
  ['message.ts', 'W26 W27 W28', 'how a request is read, the finest amount, the codes of games'],
  [
    'command.ts',
    'W01 W03 W08 W09 W10 W14 W15 W23 W25 W29 W30 W31',
    'what makes a bet, a win, a rollback; what must match when an id comes again',
  ],
  [
    'statuses.ts',
    'W05 W06 W07 W11 W13 W17 W18 W19 W22 W24',
    'the supplier’s word for every outcome',
  ],
  ['user-calls.ts', 'W01 W23', 'who the player is, and the balance'],
  ['wallet-api.ts', 'W02 W04 W12 W16 W20 W21 W32 W33 W34', 'the paths and what an answer tells'],
  ['games-api.ts', 'W01 W22', 'the list of games, the launch, the token'],
  ['games-api.test.ts', 'W01', 'what the supplier is asked, field by field'],
  ['testing/open-wire.ts', 'all', 'how the supplier calls; what its words mean'],
  ['testing/fields.ts', 'W01 W09 W15', 'what its messages carry'],
  ['testing/bad-requests.ts', 'W26 W27', 'what must be turned down, in its own words'],
  ['testing/stand-in.ts', 'W01', 'its half that we call'],
]
const arcadeFiles: readonly FileToFill[] = [
  ['operator.ts', 'the arcade', 'what both have agreed on'],
  ['signature.ts', 'the arcade', 'the same signature, written by the other company'],
  ['game-list.ts', 'the arcade', 'a list as the supplier writes it'],
  ['games-api.ts', 'the arcade', 'the calls that the casino makes'],
  ['wallet.ts', 'the arcade', 'the calls of the wallet, and what is asked again'],
]

/** A test that fails once for each file that still is as it was made. */
export function toFillIn(root: string, name: string): NewFile {
  const folder = `server/src/providers/${name}`
  const client = `arcade/src/supplier-clients/${name}`
  const files = [
    ...serverFiles.map((one) => ({ at: `${folder}/${one[0]}`, one })),
    ...arcadeFiles.map((one) => ({ at: `${client}/${one[0]}`, one })),
  ]
  const rows = files.map(({ at, one: [, cases, what] }) => {
    const made = hash('sha256', readFileSync(path.join(root, at))).slice(0, 16)
    const file = path.relative(folder, at)
    return `  ['${file}', '${cases}', '${what}', '${made}'],`
  })
  const { title } = spellingsOf(name)
  return {
    path: `${folder}/to-fill-in.test.ts`,
    text: `import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The files as they were made, and what of the supplier's own contract belongs in each. */
const AS_MADE = [
${rows.join('\n')}
] as const

test.each(AS_MADE)('%s is ${title}’s own (%s): %s', (file, _cases, _what, made) => {
  const text = readFileSync(new URL(file, import.meta.url))
  expect(hash('sha256', text).slice(0, 16)).not.toBe(made)
})
`,
  }
}
