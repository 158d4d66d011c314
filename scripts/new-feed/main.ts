import { newFeed } from './new-feed.ts'

/** `npm run new:feed acme`: the adapter of another odds company, which begins as one that works. */
const [name = '', ...rest] = process.argv.slice(2)
const made = rest.length === 0 ? newFeed(process.cwd(), name) : { refused: 'one name is needed' }

if ('refused' in made) {
  console.error(`Nothing is made: ${made.refused}.\nnpm run new:feed NAME, such as acme-odds`)
  process.exitCode = 1
} else {
  console.log(`${made.files.join('\n')}\n\n${made.next}`)
}
