import { parseArgs } from 'node:util'
import { KINDS, newGame } from './new-game.ts'

/** `npm run new:game NAME -- --kind instant|table|slot`: another game of the arcade, which begins as one that plays. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { kind: { type: 'string', default: '' } },
})
const [name = '', ...rest] = positionals
const made =
  rest.length === 0 ? newGame(process.cwd(), name, values.kind) : { refused: 'one name is needed' }

if ('refused' in made) {
  console.error(
    `Nothing is made: ${made.refused}.\nnpm run new:game NAME -- --kind ${KINDS.join('|')}`,
  )
  process.exitCode = 1
} else {
  console.log(`${made.files.join('\n')}\n\n${made.next}`)
}
