import { newPayment } from './new-payment.ts'

/** `npm run new:payment acme`: the adapter of another payment service, which begins as one that works. */
const [name = '', ...rest] = process.argv.slice(2)
const made = rest.length === 0 ? newPayment(process.cwd(), name) : { refused: 'one name is needed' }

if ('refused' in made) {
  console.error(`Nothing is made: ${made.refused}.\nnpm run new:payment NAME, such as acme-pay`)
  process.exitCode = 1
} else {
  console.log(`${made.files.join('\n')}\n\n${made.next}`)
}
