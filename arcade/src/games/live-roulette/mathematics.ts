/** The same wheel and pays as at the table for one. */
export { modes } from '../roulette/mathematics.ts'
