import { newProvider } from './new-provider.ts'

/** `npm run new:provider acme`: the files of another supplier, which begin as a protocol that works. */
const [name = '', ...rest] = process.argv.slice(2)
const made =
  rest.length === 0 ? newProvider(process.cwd(), name) : { refused: 'one name is needed' }

if ('refused' in made) {
  console.error(`Nothing is made: ${made.refused}.\nnpm run new:provider NAME, such as acme-games`)
  process.exitCode = 1
} else {
  console.log(`${made.files.join('\n')}\n\n${made.next}`)
}
