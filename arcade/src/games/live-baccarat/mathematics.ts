/** The same shoe, rules and pays as at the table for one. */
export { modes } from '../baccarat/mathematics.ts'
